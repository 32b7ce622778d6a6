/** How the browser tests are run: against the server as built, in every kind of window we care for. */
import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? '38217');
const executablePath = process.env.CHROMIUM_PATH;

/** Tests to which the size of the window makes no difference: they run on the desktop alone. */
const onDesktopOnly = ['serving.spec.ts', 'solo-details.spec.ts', 'weight.spec.ts'];

/**
 * Single tests are tagged: `@desktop` makes sense on the desktop alone. Of the others, `@two-windows` runs there and on a
 * phone on its side, `@layouts` there and on a phone upright too, `@extremes` there and in the smallest window,
 * `@one-window` there alone, `@phone` on a phone on its side alone, and `@now-and-then` nowhere; with E2E_WINDOWS=all
 * these run everywhere.
 */
const leftOut: Readonly<Record<string, RegExp>> = {
  desktop: /@now-and-then|@phone/,
  'phone-landscape': /@desktop|@extremes|@one-window|@now-and-then/,
  portrait: /@desktop|@two-windows|@extremes|@one-window|@phone|@now-and-then/,
  smallest: /@desktop|@two-windows|@layouts|@one-window|@phone|@now-and-then/,
};
const elsewhere = /@desktop|@two-windows|@layouts|@extremes|@one-window|@phone|@now-and-then/;
const nothing = /(?!)/;
const isAll = process.env.E2E_WINDOWS === 'all';

/** A project with a touch screen of some size, in CSS pixels. */
function touch(name: string, width: number, height: number): Project<PlaywrightTestOptions> {
  return {
    name,
    testIgnore: onDesktopOnly,
    grepInvert: isAll ? /@desktop/ : (leftOut[name] ?? elsewhere),
    use: { viewport: { width, height }, hasTouch: true, isMobile: true },
  };
}

/** One server as a player would start it. */
function serve(onPort: number, basePath: string) {
  return {
    command: `node ../apps/server/dist/main.js --port ${onPort} --host 127.0.0.1 --base-path ${basePath} --data ../test-results/data-${onPort}`,
    url: `http://127.0.0.1:${onPort}${basePath}healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  } as const;
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // long enough for a slow machine: what hangs is found all the same
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A plain http address that isn't localhost, as on a home network.
        '--host-resolver-rules=MAP tilehouse.test 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isAll ? nothing : (leftOut.desktop ?? nothing),
      use: { viewport: { width: 1440, height: 900 } },
    },
    touch('phone-landscape', 667, 375),
    touch('smallest', 568, 320),
    touch('portrait', 390, 844),
    touch('tablet', 820, 1180),
  ],
  webServer: [
    serve(port, '/'),
    // The same again, as it stands behind a house server with other things on it.
    serve(port + 1, '/games/mahjong/'),
    // The table in chosen situations.
    {
      command: `node ../node_modules/vite/bin/vite.js preview ../apps/web --mode gallery --outDir dist-gallery --port ${port + 2} --strictPort --host 127.0.0.1`,
      url: `http://127.0.0.1:${port + 2}/gallery.html`,
      reuseExistingServer: false,
    },
  ],
});
