import { expect, test } from '@playwright/test';
import { installedChromium } from '../scripts/chromium.mjs';
import { PreviewRoom } from './preview-room.ts';

// Little memory, so that it is used up soon and nobody else on this machine notices.
const executablePath = installedChromium();
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--js-flags=--max-old-space-size=200'],
  },
});

const BOMB = `const kept = [];
function setup() { createCanvas(9, 9); }
function draw() {
  for (let i = 0; i < 200000; i++) kept.push({ i, text: "x" + i });
}`;

test('a program that uses up all memory is taken away, and the page lives on', async ({ page }) => {
  const room = new PreviewRoom(page, 'game');
  await room.open({ 'sketch.js': BOMB });
  // A frame that dies counts as a crash of the whole page in these tests, but not in the browser:
  // from here on the page is asked through a line of its own.
  const line = await page.context().newCDPSession(page);
  const text = async () => {
    const expression = 'document.body.innerText';
    const { result } = await line.send('Runtime.evaluate', { expression, returnByValue: true });
    return String(result.value);
  };
  await room.run();
  await expect.poll(text, { timeout: 60_000 }).toContain(room.words.previews.lost);
  await expect.poll(text).toContain(room.words.rooms.run);
});
