/**
 * Takes the pictures of the film strip on the home page: opens each example of a running Codivia, uses it for a moment
 * and keeps what is seen then. To be run by hand after an example has changed its look:
 * `node scripts/film-stills.mjs http://localhost:3000`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromium } from './chromium.mjs';
import { ROOT } from './set-up.mjs';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const FOLDER = join(ROOT, 'web/public/art/films');
/** The size of a picture, in pixels. */
const SIZE = { width: 400, height: 300 };
const QUALITY = 78;

/** Plays for some seconds: presses a key each time that so many milliseconds have passed. */
async function play(page, keys, pause) {
  await page.locator('#start').click();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}

async function add(page, task) {
  await page.locator('#task').fill(task);
  await page.locator('#add').click();
}

/** What is done with each example, and the part of the page that is seen. */
const EXAMPLES = {
  'snake-game': {
    part: '#canvas',
    use: (page) => play(page, ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp'], 500),
  },
  'pong-game': { part: '#canvas', use: (page) => play(page, ['ArrowUp', 'ArrowUp'], 450) },
  reptile: {
    part: '#canvas',
    async use(page) {
      for (let i = 0; i < 60; i++) {
        const angle = i / 10;
        await page.mouse.move(320 + 170 * Math.cos(angle), 240 + 110 * Math.sin(angle));
        await page.waitForTimeout(16);
      }
    },
  },
  'todo-app': {
    part: 'main',
    use: (page, language) => add(page, language === 'fr' ? 'Finir mon jeu 🎮' : 'Finish my game 🎮'),
  },
  calculator: { part: 'main', use: (page) => page.locator('#sum').fill('2 + 3 × (14 − 6)') },
};

/** The largest part of a rectangle with the shape of the pictures, from its top. */
function clipOf({ x, y, width, height }) {
  const scale = Math.min(width / SIZE.width, height / SIZE.height);
  const [wide, high] = [SIZE.width * scale, SIZE.height * scale];
  return { x: x + (width - wide) / 2, y, width: wide, height: high, scale: 1 / scale };
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: installedChromium() });
for (const language of ['fr', 'en']) {
  for (const [name, { part, use }] of Object.entries(EXAMPLES)) {
    const viewport = { width: 640, height: name === 'reptile' ? 480 : 800 };
    const page = await browser.newPage({ viewport, colorScheme: 'dark', bypassCSP: true });
    await page.goto(`${address}/examples/${name}.html?lang=${language}`);
    // Only what is drawn: the settings of the reptile lie over its canvas.
    if (name === 'reptile') {
      await page.addStyleTag({ content: 'body > :not(canvas) { visibility: hidden }' });
    }
    await use(page, language);
    const clip = clipOf(await page.locator(part).first().boundingBox());
    const cdp = await page.context().newCDPSession(page);
    const shot = { format: 'webp', quality: QUALITY, clip };
    const { data } = await cdp.send('Page.captureScreenshot', shot);
    await writeFile(join(FOLDER, `${name}.${language}.webp`), Buffer.from(data, 'base64'));
    await page.close();
  }
}
await browser.close();
