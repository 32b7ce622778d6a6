/** The house this page came from, asked over HTTP; the browser's cookie says who asks. */
import { type Fetch, HouseClient, ProblemError } from '@tilehouse/sdk';

/** The browser keeps the cookies itself. */
const ask: Fetch = async (url, init) => {
  const response = await fetch(url, { ...init, credentials: 'same-origin', cache: 'no-store' });
  return {
    status: response.status,
    headers: { getSetCookie: () => [] },
    text: () => response.text(),
  };
};

/** Where this page's house is, its path included; ends with a slash. */
export const houseUrl = (): string => new URL('.', document.baseURI).href;

let client: HouseClient | undefined;

/** The house. */
export function house(): HouseClient {
  client ??= new HouseClient({ url: houseUrl(), fetch: ask });
  return client;
}

/** Why something couldn't be had: the house's problem by its code, or that the house can't be reached. */
export interface Trouble {
  readonly code: string;
  readonly retryAfter?: number;
}

/** What a request failed by. */
export function troubleOf(problem: unknown): Trouble {
  if (!(problem instanceof ProblemError)) return { code: 'unreachable' };
  const { retryAfter } = problem.problem;
  return { code: problem.code, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
