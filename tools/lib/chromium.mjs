// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const installed = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ),
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright is a dependency of e2e/ alone. */
const fromE2e = createRequire(path.join(root, 'e2e', 'package.json'));

/** Playwright's own command. */
export const playwrightCli = fromE2e.resolve('@playwright/test/cli');

const downloadLimitMs = 2 * 60_000;

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Debian's own (when we may install it), or Playwright's.
 * @param {(line: string) => void} say told what is happening, in plain words
 * @throws {Error} with a message for people when there is none to be had
 */
export async function findChromium(say) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names a file that isn't there: ${chosen}`);
  }
  const found = installedChromium() ?? (await debianChromium(say)) ?? (await downloadedChromium(say));
  if (found !== undefined) return found;
  throw new Error(`The browser tests need Chromium, and it could not be fetched. Either
  - install Chromium or Chrome yourself, and set CHROMIUM_PATH to it if it lies in an unusual place, or
  - run: npx playwright install chromium`);
}

function installedChromium() {
  return installed.find(existsSync) ?? existing(fromE2e('@playwright/test').chromium.executablePath());
}

/** @param {(line: string) => void} say */
async function debianChromium(say) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  say("Installing Debian's Chromium for the browser tests …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { output: 'capture', env });
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], { output: 'capture', env });
  return installed.find(existsSync);
}

/** @param {(line: string) => void} say */
async function downloadedChromium(say) {
  say('Downloading a Chromium for the browser tests …');
  const args = [playwrightCli, 'install', 'chromium'];
  await run(process.execPath, args, { output: 'capture', timeoutMs: downloadLimitMs });
  return existing(fromE2e('@playwright/test').chromium.executablePath());
}

/** @param {string} file */
function existing(file) {
  return existsSync(file) ? file : undefined;
}
