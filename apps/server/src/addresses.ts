/** The addresses a person can open, for what the server listens on. */
import type { NetworkInterfaceInfo } from 'node:os';

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** Begins and ends with a slash. */
  readonly basePath: string;
}

/** An address to open, and who can. */
export interface Address {
  readonly url: string;
  readonly reach: 'this-computer' | 'network';
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * @param interfaces the computer's own, as `networkInterfaces()` of node:os gives them
 * @returns at least one address, the nearest first
 */
export function addressesOf({ host, port, basePath }: Listening, interfaces: Interfaces): readonly Address[] {
  const toUrl = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
  if (host !== '0.0.0.0' && host !== '::') {
    const near = host === 'localhost' || host === '::1' || host.startsWith('127.');
    return [{ url: toUrl(host), reach: near ? 'this-computer' : 'network' }];
  }
  const others = Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => ({ url: toUrl(address), reach: 'network' as const }));
  return [{ url: toUrl('localhost'), reach: 'this-computer' }, ...others];
}
