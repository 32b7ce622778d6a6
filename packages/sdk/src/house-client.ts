/** The JSON side of a house, for programs: who one is, opening a table, finding one. */
import type { Problem } from '@tilehouse/protocol';

/** As much of `fetch` as a client uses. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<FetchedResponse>;

interface FetchedResponse {
  readonly status: number;
  readonly headers: { getSetCookie(): string[] };
  text(): Promise<string>;
}

/** The house refused a request. `code` is the problem's name, such as `name-taken`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.code = problem.type.replace(/^tilehouse:/, '');
    this.problem = problem;
  }
}

export interface HouseClientOptions {
  /** Where the house is, its base path included: `https://mahjong.example/house/`. */
  readonly url: string;
  readonly fetch: Fetch;
  /** An agent's token; without one a cookie is kept, as a browser would. */
  readonly token?: string;
}

/** Asks a house over HTTP, as one person or agent. */
export class HouseClient {
  /** Ends with a slash. */
  readonly url: string;
  readonly token: string | undefined;
  private readonly fetch: Fetch;
  private readonly cookies = new Map<string, string>();

  constructor({ url, fetch, token }: HouseClientOptions) {
    this.url = url.endsWith('/') ? url : `${url}/`;
    this.fetch = fetch;
    this.token = token;
  }

  /** The cookie header a socket needs to speak for the same person; empty for nobody. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Where the socket is. */
  get socketUrl(): string {
    return `${this.url.replace(/^http/, 'ws')}ws`;
  }

  get<Reply>(path: string): Promise<Reply> {
    return this.request<Reply>('GET', path);
  }

  post<Reply>(path: string, body: unknown = {}): Promise<Reply> {
    return this.request<Reply>('POST', path, body);
  }

  /**
   * Asks for a path below `api/`.
   * @throws ProblemError when the house refuses
   */
  async request<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await this.fetch(`${this.url}api/${path}`, {
      method,
      headers: this.headers(body !== undefined),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    if (response.status >= 400) throw new ProblemError(value as Problem);
    return value as Reply;
  }

  private headers(hasBody: boolean): Record<string, string> {
    const { cookie, token } = this;
    return {
      accept: 'application/json',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === '' ? {} : { cookie }),
    };
  }

  private keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...rest] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const isOver = rest.some((part) => /^\s*max-age=0\s*$/i.test(part)) || pair.slice(at + 1) === '';
      if (isOver) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
  }
}
