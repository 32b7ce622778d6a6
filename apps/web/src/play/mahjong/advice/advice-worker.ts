/** The worker that works out what hands need, so that the page never waits for it. */
import { expose } from 'comlink';
import { advise, secured } from './advice.ts';

const api = { advise, secured };
export type AdviceApi = typeof api;

expose(api);
