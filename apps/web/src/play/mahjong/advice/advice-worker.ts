/** The worker that works out what hands need, so that the page never waits for it. */
import { expose } from 'comlink';
import { advise } from './advice.ts';
import { secured } from './secured.ts';

const api = { advise, secured };
export type AdviceApi = typeof api;

expose(api);
