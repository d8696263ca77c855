/**
 * Takes the pictures of the film strip on the home page: opens each example of a running Codivia, uses it for a moment
 * and takes a screenshot. To be run by hand after an example has changed its look: `node scripts/film-stills.mjs
 * http://localhost:3000`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromium } from './chromium.mjs';
import { ROOT } from './set-up.mjs';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const FOLDER = join(ROOT, 'web/public/art/films');
/** The size of a picture, in pixels. */
const SIZE = { width: 400, height: 267 };
const QUALITY = 78;

/** Runs in the page of the snake, among its variables: a snake that has eaten, on its way to the next apple. */
const LATER = `
  snake = [[12, 8], [11, 8], [10, 8], [9, 8], [8, 8], [8, 9], [8, 10], [8, 11], [7, 11], [6, 11], [5, 11], [4, 11]]
    .map(([x, y]) => ({ x, y }));
  tail = { x: 3, y: 11 };
  direction = [1, 0];
  apple = { x: 16, y: 8 };
`;

async function add(page, task) {
  await page.locator('#task').fill(task);
  await page.locator('#add').click();
}

const start = (page) => page.locator('#start').click();

/** The actions in each example, and the part of the page that the still shows. */
const EXAMPLES = {
  'snake-game': {
    part: '#canvas',
    async use(page) {
      await start(page);
      await page.evaluate(LATER);
      await page.waitForTimeout(120);
    },
  },
  'pong-game': {
    part: '#canvas',
    async use(page) {
      await start(page);
      await page.waitForTimeout(700);
    },
  },
  reptile: {
    part: '#canvas',
    async use(page) {
      for (let i = 0; i < 160; i++) {
        const angle = i / 18;
        await page.mouse.move(320 + 190 * Math.cos(angle), 215 + 110 * Math.sin(angle));
        await page.waitForTimeout(16);
      }
    },
  },
  'todo-app': {
    part: 'main',
    use: (page, language) => add(page, language === 'fr' ? 'Finir mon jeu' : 'Finish my game'),
  },
  calculator: { part: 'main', use: (page) => page.locator('#sum').fill('2 + 3 × (14 − 6)') },
};

/** A rectangle in the shape of the pictures around the middle of another: a page is seen whole, a game fills it. */
function clipOf({ x, y, width, height }, isWhole) {
  const [wide, high] = [width / SIZE.width, height / SIZE.height];
  const unit = isWhole ? Math.max(wide, high) * 1.04 : Math.min(wide, high);
  const size = { width: SIZE.width * unit, height: SIZE.height * unit };
  const middle = { x: x + width / 2, y: y + height / 2 };
  return {
    ...size,
    x: middle.x - size.width / 2,
    y: middle.y - size.height / 2,
    scale: 1 / unit,
  };
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: installedChromium() });
for (const language of ['fr', 'en']) {
  for (const [name, { part, use }] of Object.entries(EXAMPLES)) {
    const isPage = part === 'main';
    const viewport = { width: isPage ? 1100 : 640, height: name === 'reptile' ? 427 : 800 };
    const page = await browser.newPage({ viewport, colorScheme: 'dark', bypassCSP: true });
    await page.goto(`${address}/examples/${name}.html?lang=${language}`);
    // Only the example itself: without the way back, and the settings of the reptile that lie over its canvas.
    const hidden = name === 'reptile' ? 'body > :not(canvas)' : '[data-back]';
    await page.addStyleTag({ content: `${hidden} { visibility: hidden }` });
    await use(page, language);
    const clip = clipOf(await page.locator(part).first().boundingBox(), isPage);
    const cdp = await page.context().newCDPSession(page);
    const shot = { format: 'webp', quality: QUALITY, clip };
    const { data } = await cdp.send('Page.captureScreenshot', shot);
    await writeFile(join(FOLDER, `${name}.${language}.webp`), Buffer.from(data, 'base64'));
    await page.close();
  }
}
await browser.close();
