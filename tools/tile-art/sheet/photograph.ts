/** Takes a picture of an HTML page with Chromium. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../lib/chromium.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

export interface Shot {
  readonly html: string;
  readonly target: string;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale?: number;
}

/** Writes the page's picture as PNG to the target. */
export async function photograph({ html, target, width, height, scale = 1 }: Shot): Promise<void> {
  const page = join(mkdtempSync(join(tmpdir(), 'tile-art-')), 'page.html');
  writeFileSync(page, html);
  const chromium = await findChromium(console.log);
  const options = [
    `--window-size=${width},${height}`,
    `--force-device-scale-factor=${scale}`,
    `--screenshot=${target}`,
  ];
  execFileSync(chromium, [...FLAGS, ...options, pathToFileURL(page).href], { stdio: 'ignore' });
}
