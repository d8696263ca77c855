import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from '../scripts/chromium.mjs';
import { serverArguments } from '../scripts/server-entry.mjs';

/** `E2E_PORT` makes it possible to run several checkouts side by side. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const executablePath = installedChromium();

/** Chromium makes no look-ups of its own while tests watch the connections of the machine. */
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    // Most machines that run tests have no graphics card, and pretending to have one takes time.
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Names of strangers, for tests that listen for connections.
    '--host-resolver-rules=MAP *.evil.test 127.0.0.1',
    // A renderer started in advance costs a tenth of the processor time of a short test. This list takes the
    // place of Playwright's own, so those of it that may matter here are repeated.
    '--disable-features=SpareRendererForSitePerProcess,PaintHolding,HttpsUpgrades,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,ThirdPartyStoragePartitioning',
  ],
};

/** The production build, served by the real server on a fresh embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // They end only tests that hang, on any machine (docs/decisions/0306).
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A test waits for a tenth of its time: a third worker uses that time on two cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording takes a quarter of the time; `--trace on` records a test that has failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The service worker that keeps rooms for offline use answers in place of the server; offline.spec allows it.
    serviceWorkers: 'block',
    launchOptions,
    // Drawing fading and sliding elements takes a tenth of the time; the journeys and the summary move as for most
    // people.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longest journey runs on a phone: begun last, it would continue alone.
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
      },
      grep: /@phone/,
    },
    {
      name: 'wide',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone-only/,
    },
  ],
  webServer: {
    command: `npm exec --no -- node ${serverArguments()
      .map((part) => JSON.stringify(part))
      .join(' ')}`,
    cwd: '..',
    url: `http://localhost:${PORT}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      PUBLIC_URL: `http://localhost:${PORT}`,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'codivia-e2e-')),
      ADMIN_EMAIL: 'admin@codivia.test',
      ADMIN_PASSWORD: 'a password for tests',
    },
  },
});
