/** Finds the Chromium that browser tests drive, and gets one where there is none. */
import { existsSync } from 'node:fs';
import { run, runTool } from './set-up.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium, or undefined for Playwright's own. */
export function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
}

async function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  return true;
}

/** Makes sure that there is a Chromium: an installed one, Debian's, or Playwright's download. */
export async function ensureChromium() {
  if (installedChromium() || (await fromDebian())) return;
  await runTool('playwright', ['install', 'chromium']);
}
