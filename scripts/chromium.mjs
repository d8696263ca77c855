/** Finds the Chromium that browser tests and measurements drive, and installs one if there is none. */
import { existsSync } from 'node:fs';
import { run, runTool } from './set-up.mjs';

/**
 * Fonts that have the widths of Arial. Text is first shown in a local font that is stretched to the width of ours
 * (web/src/styles/fonts.css); without one of these it moves when ours is loaded, and a test reports it.
 */
const FONTS = { path: '/usr/share/fonts/truetype/liberation', package: 'fonts-liberation' };

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

/** Installs those of these Debian packages that are missing; returns false on machines where that is not possible. */
async function fromDebian(wanted) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  const missing = wanted.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return true;
  const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quietly);
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...missing.map((one) => one.package)],
    quietly,
  );
  return true;
}

/** Makes sure that there is a Chromium: an installed one, Debian's, or Playwright's download. */
export async function ensureChromium() {
  const wanted = installedChromium() ? [FONTS] : [SHELL, FONTS];
  if ((await fromDebian(wanted)) || installedChromium()) return;
  await runTool('playwright', ['install', 'chromium']);
}
