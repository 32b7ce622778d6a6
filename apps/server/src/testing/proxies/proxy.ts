/** nginx or Caddy before a house, with the very configuration that docs/proxies shows. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { debianProgram } from './debian-program.ts';

export type ProxyKind = 'nginx' | 'caddy';

/** What the examples say the house is called, and below which path it is. */
export const shown = { host: 'club.example', basePath: '/games/mahjong/', house: '127.0.0.1:3000' } as const;

const examples = fileURLToPath(new URL('../../../../../docs/proxies/', import.meta.url));

export interface RunningProxy {
  readonly port: number;
  /** The certificate that visitors must trust. */
  readonly ca: string;
  stop(): Promise<void>;
}

export interface ProxyWish {
  readonly kind: ProxyKind;
  readonly port: number;
  /** Where the house is. */
  readonly house: string;
  /** More of nginx's own settings, for everything it serves. */
  readonly settings?: string;
}

/** What each needs of Debian's. */
const programs = {
  nginx: () => Promise.all([debianProgram('nginx', ['libpcre2-8-0']), debianProgram('openssl', ['libssl3'])]),
  caddy: () => Promise.all([debianProgram('caddy')]),
} as const;

/** @returns why there is no such proxy, if it is neither here nor to be had */
export async function lackOf(kind: ProxyKind): Promise<string | undefined> {
  try {
    await programs[kind]();
    return undefined;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves when it takes connections. */
export async function startProxy(wish: ProxyWish): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilehouse-proxy-'));
  const { ca, child } = await (wish.kind === 'nginx' ? nginx : caddy)(folder, wish);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  // a test run that is broken off leaves nothing behind
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // what is waited for is another process: it can only be asked
    while (!existsSync(ca) || !(await takes(wish.port))) {
      if (child.exitCode !== null) throw new Error(`${wish.kind} ended: ${said}`);
      await pause(20);
    }
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { port: wish.port, ca: readFileSync(ca, 'utf8'), stop };
}

/** An example with what it is told of this house in the place of what it shows. */
function example(name: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(path.join(examples, name), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`docs/proxies/${name} doesn't say ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

interface Started {
  readonly child: ChildProcess;
  /** The file of the certificate. */
  readonly ca: string;
}

async function nginx(folder: string, { house, port, settings = '' }: ProxyWish): Promise<Started> {
  const [pem, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'cert.key')];
  await certificate(pem, key);
  const text = example('nginx.conf', [
    ['server 127.0.0.1:3000', `server ${house}`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/club.example.pem', pem],
    ['/etc/ssl/club.example.key', key],
  ]);
  writeFileSync(path.join(folder, 'tilehouse.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ');
  const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
events {}
http { access_log off; ${paths} ${settings} include ${folder}/tilehouse.conf; }
`;
  writeFileSync(path.join(folder, 'main.conf'), main);
  const [{ env, file }] = await programs.nginx();
  const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'main.conf')];
  return {
    child: spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] }),
    ca: pem,
  };
}

async function caddy(folder: string, { house, port }: ProxyWish): Promise<Started> {
  const text = example('Caddyfile', [
    ['127.0.0.1:3000', house],
    ['club.example {', `club.example:${port} {\n\tbind 127.0.0.1`],
  ]);
  const config = path.join(folder, 'Caddyfile');
  // certificates of its own making, and nothing of this computer's
  const globals = '{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
  writeFileSync(config, globals + text);
  const [{ env, file }] = await programs.caddy();
  const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(file, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, ...env, ...homes },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, ca: path.join(folder, 'caddy/pki/authorities/local/root.crt') };
}

async function certificate(pem: string, key: string): Promise<void> {
  const [, { env, file }] = await programs.nginx();
  const wish = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${shown.host}`, '-addext', `subjectAltName=DNS:${shown.host}`];
  mkdirSync(path.dirname(pem), { recursive: true });
  await promisify(execFile)(file, ['req', '-x509', ...wish, ...name, '-keyout', key, '-out', pem], {
    env: { ...process.env, ...env },
  });
}

/** Whether it has a certificate to greet by. */
function takes(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host: '127.0.0.1', servername: shown.host, rejectUnauthorized: false });
    probe.once('secureConnect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
