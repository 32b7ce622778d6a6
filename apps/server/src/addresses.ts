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
 * @returns at least one address, the nearest first; those that other devices at home can most likely reach before others
 */
export function addressesOf({ host, port, basePath }: Listening, interfaces: Interfaces): readonly Address[] {
  const toUrl = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
  if (host !== '0.0.0.0' && host !== '::') {
    const near = host === 'localhost' || host === '::1' || host.startsWith('127.');
    return [{ url: toUrl(host), reach: near ? 'this-computer' : 'network' }];
  }
  const others = Object.entries(interfaces)
    .flatMap(([name, entries]) => (entries ?? []).map((entry) => ({ ...entry, far: farness(name, entry) })))
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .sort((one, other) => one.far - other.far)
    .map(({ address }) => ({ url: toUrl(address), reach: 'network' as const }));
  return [{ url: toUrl('localhost'), reach: 'this-computer' }, ...others];
}

/** Of containers, virtual machines and tunnels: no other device at home is in such a network. */
const madeUp =
  /^(?:docker|br-|veth|virbr|vmnet|vbox|vethernet|lxc|podman|cni|flannel|tun|tap|utun|wg|tailscale|zt)/i;
/** What routers at home give out, the likeliest first. */
const atHome = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** How unlikely it is that other devices at home reach this address. */
function farness(name: string, { address }: NetworkInterfaceInfo): number {
  const kind = atHome.findIndex((range) => range.test(address));
  return (madeUp.test(name) ? atHome.length + 1 : 0) + (kind < 0 ? atHome.length : kind);
}
