/** Somebody who comes to a house through its proxy: by its name and https, from an address of their own. */
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Fetch } from '@tilehouse/sdk';
import type { ClientOptions } from 'ws';
import type { RunningProxy } from './proxy.ts';

/** An answer, with more than a client of the house looks at. */
export interface ProxyReply {
  readonly status: number;
  readonly headers: { get(name: string): string | undefined; getSetCookie(): string[] };
  text(): Promise<string>;
}

/** Every name is this computer. */
const lookup: LookupFunction = (_name, options, told) => {
  if (options.all) told(null, [{ address: '127.0.0.1', family: 4 }]);
  else told(null, '127.0.0.1', 4);
};

/** @param from the address the visitor has, one of 127.0.0.0/8 */
export function visitor({ ca }: RunningProxy, from = '127.0.0.1') {
  const way = { ca, lookup, localAddress: from };
  const fetch = (url: string, init: Partial<Parameters<Fetch>[1]> = {}): Promise<ProxyReply> =>
    new Promise((resolve, reject) => {
      const { body, headers = {}, method = 'GET' } = init;
      const asked = request(url, { ...way, headers: { ...headers }, method }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: {
              get: (name) => [reply.headers[name]].flat()[0],
              getSetCookie: () => reply.headers['set-cookie'] ?? [],
            },
            text: async () => Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  const socket: ClientOptions = way;
  return { fetch, socket };
}
