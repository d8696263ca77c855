import { expect, test } from '@playwright/test';
import { installedChromium } from '../scripts/chromium.mjs';
import { PreviewRoom } from './preview-room.ts';

// Little memory, so that it is used up soon and no other program on this machine notices.
const executablePath = installedChromium();
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // Sites have processes of their own, as in browsers that people use; only there the use of memory is reported
    // exactly.
    args: ['--no-sandbox', '--site-per-process', '--js-flags=--max-old-space-size=200'],
  },
});

const SECRET = 'a secret of ours';
const BOMB = `let found = "nothing";
try { found = top.localStorage.getItem("token"); } catch {}
console.log("found " + found);
const kept = [];
function setup() { createCanvas(9, 9); }
function draw() {
  for (let i = 0; i < 200000; i++) kept.push({ i, text: "x" + i });
}`;

test('a program that uses up all memory reads nothing, is ended, and the next one runs', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'game');
  const { previews, rooms, gameRoom } = room.words;
  await page.addInitScript((secret) => {
    if (window === window.top) localStorage.setItem('token', secret);
  }, SECRET);
  await room.open({ 'sketch.js': BOMB });
  // A frame whose process ends counts as a crash of the whole page here, though it is none: from now on the page is
  // read, and its buttons are pressed, through a connection of its own.
  const line = await page.context().newCDPSession(page);
  const inPage = async (expression: string) => {
    const { result } = await line.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as unknown;
  };
  const text = () => inPage('document.body.innerText');
  const press = (name: string) =>
    inPage(`[...document.querySelectorAll('main button')].find((button) =>
      (button.ariaLabel ?? button.textContent.trim()) === ${JSON.stringify(name)})?.click()`);
  const hasButton = (name: string) =>
    inPage(`[...document.querySelectorAll('main button')].some((button) =>
      (button.ariaLabel ?? button.textContent.trim()) === ${JSON.stringify(name)})`);

  await room.run();
  // Either may come first: the guard of loops, or the browser, which ends the frame's process. The message then is that
  // the memory was used up, and no other.
  const ended = new RegExp(`${previews.lost.memory.title}|several seconds`);
  await expect.poll(text).toMatch(ended);
  expect(await text()).toContain('found nothing');
  expect(await text()).not.toContain(SECRET);
  if (await hasButton(rooms.stop)) await press(rooms.stop);

  await press(gameRoom.examples.load_of.replace('{{name}}', gameRoom.sketches.ball.name));
  await expect.poll(() => hasButton(rooms.run)).toBe(true);
  await press(rooms.run);
  await expect.poll(() => hasButton(previews.full_screen)).toBe(true);
  expect(await text()).not.toMatch(ended);
});
