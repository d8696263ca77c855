/** Finds the Chromium that browser tests and measurements drive, and gets one where there is none. */
import { existsSync } from 'node:fs';
import { run, runTool } from './set-up.mjs';

/** Debian's Chromium without windows: the same pages, a quarter faster. Playwright's own is of this kind too. */
const SHELL = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function firstOf(places) {
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** The path of an installed Chromium to test with, or undefined for Playwright's own. */
export function installedChromium() {
  return firstOf([SHELL.path, ...USUAL_PLACES]);
}

/** The path of an installed Chromium as people have it, to measure with. */
export function wholeChromium() {
  return firstOf(USUAL_PLACES);
}

async function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL.package], quietly);
  return true;
}

/** Makes sure that there is a Chromium: an installed one, Debian's, or Playwright's download. */
export async function ensureChromium() {
  if (installedChromium() || (await fromDebian())) return;
  await runTool('playwright', ['install', 'chromium']);
}
