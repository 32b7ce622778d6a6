/** The worker a coach thinks in: the same computer that plays at the table, asked about the person's own hand. */
import { expose } from 'comlink';
import { coachAdvice } from './coach-advice.ts';

const api = { coachAdvice };
export type CoachApi = typeof api;

expose(api);
