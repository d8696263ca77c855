/**
 * Takes the pictures of the team's projects in the gallery while they run, with the server at the given address:
 * `node scripts/gallery-pictures.mjs http://localhost:3000 [names]`. Without names it takes all of them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { GALLERY_FOLDER, GALLERY_PICTURE, loadGallery } from '../content/src/load-gallery.ts';
import { fragmentOf } from '../web/src/code/tools/sharing/share-link.ts';
import { ROOM_ROUTES } from '../web/src/lib/paths.ts';
import { installedChromium } from './chromium.mjs';

const [address, ...names] = process.argv.slice(2);
const SIZE = { width: 640, height: 400 };

/** Enlarges the running work over everything else, to the size of a picture. */
const WHOLE = `position: fixed !important; inset: 0 !important; z-index: 99; max-width: none !important;
  width: ${SIZE.width}px !important; height: ${SIZE.height}px !important; border: 0 !important; border-radius: 0 !important;`;
const STYLE = `iframe, canvas { ${WHOLE} }`;

/** The presses before the picture, the pause after each in milliseconds, and the condition before it. */
const PLAYED = {
  'cat-tower': Array.from({ length: 6 }, (_, n) => [
    ' ',
    n < 5 ? 300 : 900,
    `!over && !cat.falls && Math.abs(cat.x - wide / 2 - ${[0, 6, -6][n % 3]}) < 6`,
  ]),
  'comet-golf': [
    ['ArrowUp', 50],
    ['ArrowRight', 200],
  ],
  'penguin-push': [['a', 180]],
  'frog-hop': [
    [' ', 150, 'Math.abs(rows[frog.row + 1][0].x - frog.x) < 12'],
    ['', 900],
    [' ', 150],
  ],
};

const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function take({ name, kind, files }) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.goto(`${address}/embed${ROOM_ROUTES[kind]}?lang=en${await fragmentOf(files)}`);
  await page.addStyleTag({ content: STYLE });
  await page.getByRole('button', { name: 'Run', exact: true }).evaluate((button) => button.click());
  await page.waitForTimeout(kind === 'python' ? 12_000 : 2000);
  if (kind !== 'python') await page.locator('iframe').first().focus();
  // There is a spare frame beside the one in which it runs.
  const sketch = page.frames()[1];
  for (const [key, wait, when = 'true'] of PLAYED[name] ?? []) {
    await sketch.waitForFunction(when);
    if (key) await page.keyboard.press(key);
    await page.waitForTimeout(wait);
  }
  const picture = await page.screenshot({
    type: 'jpeg',
    quality: 82,
    clip: { x: 0, y: 0, ...SIZE },
  });
  await writeFile(join(GALLERY_FOLDER, name, GALLERY_PICTURE), picture);
  await page.close();
}

for (const project of loadGallery()) {
  if (names.length === 0 || names.includes(project.name)) await take(project);
}
await browser.close();
