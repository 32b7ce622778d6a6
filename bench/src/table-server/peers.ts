/** The servers that a house is measured beside, bench/peers. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadContender } from './measure-load.ts';
import { startPeer } from './processes.ts';

/** Relays that need nothing but what is installed anyway. */
export const wsPeers: readonly LoadContender[] = [
  { name: 'raw ws relay', protocol: 'ws', start: () => startPeer('ws-relay.mjs') },
  { name: 'raw ws, four views', protocol: 'ws', start: () => startPeer('ws-relay.mjs', 'views') },
];

/** Those that `installPeers` installs. */
export const otherPeers: readonly LoadContender[] = [
  { name: 'Socket.IO 4.8.4', protocol: 'socket.io', start: () => startPeer('socket-io.mjs') },
  {
    name: 'Colyseus 0.16.26, messages',
    protocol: 'colyseus-messages',
    start: () => startPeer('colyseus.mjs'),
  },
  {
    name: 'Colyseus 0.16.26, schema',
    protocol: 'colyseus-schema',
    start: () => startPeer('colyseus.mjs', 'schema'),
  },
  { name: 'boardgame.io 0.50.2', protocol: 'boardgame.io', start: () => startPeer('boardgame.mjs') },
];

/**
 * Installs what the peers need from the lockfile in bench/peers, apart from the project: 190 packages that nobody else
 * should have to fetch.
 * @throws Error when that doesn't work
 */
export function installPeers(): void {
  const cwd = fileURLToPath(new URL('../../peers', import.meta.url));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The peers could not be installed.');
}
