import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const face = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [face('127.0.0.1', true), face('::1', true, 'IPv6')],
  wifi: [face('192.168.1.20', false), face('fe80::1', false, 'IPv6')],
  unplugged: [face('169.254.3.4', false)],
  none: undefined,
};
const urls = (host: string) =>
  addressesOf({ host, port: 3000, basePath: '/m/' }, interfaces).map(({ url, reach }) => `${url} ${reach}`);

describe('addressesOf', () => {
  it('names this computer and its addresses on the network', () => {
    const all = ['http://localhost:3000/m/ this-computer', 'http://192.168.1.20:3000/m/ network'];
    expect(urls('0.0.0.0')).toEqual(all);
    expect(urls('::')).toEqual(all);
  });

  it('names what others at home can open before networks of containers and tunnels', () => {
    const many = {
      docker0: [face('172.17.0.1', false)],
      'br-5f2c': [face('192.168.64.1', false)],
      tailscale0: [face('100.101.102.103', false)],
      eth1: [face('203.0.113.9', false)],
      eth0: [face('10.0.0.4', false)],
      ...interfaces,
    };
    const hosts = addressesOf({ host: '0.0.0.0', port: 80, basePath: '/' }, many).map(
      ({ url }) => new URL(url).hostname,
    );
    expect(hosts).toEqual([
      ...['localhost', '192.168.1.20', '10.0.0.4', '203.0.113.9'],
      ...['192.168.64.1', '172.17.0.1', '100.101.102.103'],
    ]);
  });

  it('names only the one address it was told to listen on', () => {
    expect(urls('127.0.0.1')).toEqual(['http://127.0.0.1:3000/m/ this-computer']);
    expect(urls('::1')).toEqual(['http://[::1]:3000/m/ this-computer']);
    expect(urls('192.168.1.20')).toEqual(['http://192.168.1.20:3000/m/ network']);
  });
});
