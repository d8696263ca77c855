/**
 * `npm run browsers`: tries the home page, a lesson, the four rooms and the checkout in Firefox and in WebKit, where
 * they are installed (Debian's firefox-esr and webkit2gtk-driver), on the real server and build. WebKit is tried with and
 * without shared memory. It is no part of the tests: those run in Chromium. Of two names the first runs
 * the browsers, the second the steps that contain it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, serverArguments } from '../../scripts/server-entry.mjs';
import { buildWeb } from '../../scripts/set-up.mjs';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { STEPS } from './smoke.ts';
import { openWebkit } from './webkit.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = Number(process.env.BROWSERS_PORT ?? 4170);
const URL_ = `http://localhost:${PORT}`;
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const WEBKIT = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

const BROWSERS: Record<string, { program: string; open: () => Promise<Browser> }> = {
  'firefox with shared memory': { program: FIREFOX, open: () => openFirefox(FIREFOX, true) },
  'firefox without shared memory': { program: FIREFOX, open: () => openFirefox(FIREFOX, false) },
  'webkit with shared memory': { program: WEBKIT, open: () => openWebkit(WEBKIT, true, PORT + 1) },
  'webkit without shared memory': {
    program: WEBKIT,
    open: () => openWebkit(WEBKIT, false, PORT + 2),
  },
};

/** The server on a database of its own; resolves when it serves. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-browsers-'));
  const env = { ...process.env, DATA_DIR: folder, PORT: String(PORT), PUBLIC_URL: URL_ };
  const server = spawn(process.execPath, serverArguments(), {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${URL_}/api/health`).catch(() => null))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill();
  };
}

const [wanted = '', wantedStep = ''] = process.argv.slice(2);

async function tryAll(name: string, open: () => Promise<Browser>): Promise<boolean> {
  const browser = await open();
  let good = true;
  for (const [step, run] of Object.entries(STEPS)) {
    if (!step.includes(wantedStep)) continue;
    const began = Date.now();
    const problem = await run(browser, URL_).then(
      () => null,
      (error: Error) => error.message,
    );
    good &&= problem === null;
    console.log(
      `  ${name}, ${step}: ${problem ?? `works (${((Date.now() - began) / 1000).toFixed(1)} s)`}`,
    );
  }
  await browser.close();
  return good;
}

const chosen = Object.entries(BROWSERS).filter(([name]) => name.includes(wanted));
const installed = chosen.filter(([, { program }]) => existsSync(program));
for (const [name, { program }] of chosen) {
  if (!existsSync(program)) console.log(`  ${name}: not tried, ${program} is not installed`);
}
if (!existsSync(join(ROOT, 'web/dist/index.html'))) await buildWeb();
await buildServer();
const stop = await startServer();
let good = true;
for (const [name, { open }] of installed) good = (await tryAll(name, open)) && good;
stop();
process.exitCode = good ? 0 : 1;
