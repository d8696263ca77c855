import type { Browser, Page } from '@playwright/test';
import { playAddress } from '../web/src/code/tools/sharing/play-link.ts';
import { fragmentOf, MAX_FRAGMENT } from '../web/src/code/tools/sharing/share-link.ts';
import { expect, expectAccessible, expectToFit, PHONE_ONLY, test } from './fixtures.ts';
import { PreviewRoom } from './preview-room.ts';
import { PythonRoom } from './python-room.ts';
import { WORDS } from './words.ts';

/** A square that the arrow keys move; it says where it is. */
const GAME = `let x = 50;
function setup() { createCanvas(200, 100); }
function draw() {
  background(20);
  if (keyIsDown(RIGHT_ARROW)) x = 150;
  fill(255, 200, 0);
  square(x, 40, 20);
  describe('x ' + x);
}`;

const PAGE = {
  'index.html': '<h1>Chats</h1><button id="b">Miaou</button>',
  'style.css': 'h1 { color: teal }',
  'script.js':
    'document.getElementById("b").onclick = (e) => { e.target.textContent = "Ronron"; };',
};

/** Opens a link as somebody who has never been here. */
async function asStranger(browser: Browser, page: Page, address: string): Promise<Page> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const isPhone = width < 1000;
  const context = await browser.newContext({
    locale: isPhone ? 'fr-FR' : 'en-GB',
    viewport: { width, height },
    hasTouch: isPhone,
  });
  const stranger = await context.newPage();
  await stranger.goto(address);
  return stranger;
}

test('a game is sent after its first run, played with the keyboard, read and remixed', async ({
  page,
  browser,
}) => {
  const { rooms, sharing, embed } = WORDS.en;
  const room = new PreviewRoom(page, 'game');
  await room.open({ 'sketch.js': GAME });
  await room.run();
  await room.button(rooms.send.game).press('Enter');
  const dialog = page.getByRole('dialog', { name: sharing.title });
  const link = dialog.getByRole('textbox', { name: sharing.play.link });
  await expect(link).toHaveValue(/\/play#code=1/);
  await expectAccessible(page);
  const untitled = await link.inputValue();
  await dialog.getByRole('textbox', { name: sharing.play.name }).fill('<b>Square</b>');
  await expect(link).not.toHaveValue(untitled);
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  await expect(room.button(rooms.send.game)).toHaveCount(0);

  const stranger = await asStranger(browser, page, address);
  await expect(stranger).toHaveTitle('<b>Square</b> · Codivia');
  await expect(stranger.locator('canvas')).toBeVisible();
  await expect(stranger.locator('iframe')).toHaveCount(0);
  await expectAccessible(stranger);
  const start = stranger.getByRole('button', { name: `${embed.play.start.game} – <b>Square</b>` });
  await start.press('Enter');
  const game = stranger.frameLocator('iframe').first();
  await expect(game.locator('canvas')).toBeVisible();
  await stranger.keyboard.press('ArrowRight');
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: embed.play.full_screen }).press('Enter');
  await stranger.getByRole('button', { name: embed.play.leave_full_screen }).press('Enter');
  await stranger.getByRole('button', { name: embed.play.code }).press('Enter');
  await expect(stranger.getByRole('region', { name: embed.code, exact: true })).toContainText(
    'square(x, 40, 20)',
  );
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: embed.play.stop }).press('Enter');
  await expect(start).toBeVisible();

  await test.step('remixed in a room, beside what is there already', async () => {
    await stranger.evaluate(() =>
      localStorage.setItem('room:game:draft', JSON.stringify({ 'sketch.js': '// my own' })),
    );
    await stranger.getByRole('link', { name: embed.play.remix }).press('Enter');
    await expect(stranger.getByText(rooms.shared.title)).toBeVisible();
    await expect(stranger.locator('.cm-content')).toContainText('square(x, 40, 20)');
    await stranger.getByRole('button', { name: rooms.shared.leave }).click();
    await expect(stranger.locator('.cm-content')).toHaveText('// my own');
  });
  await stranger.context().close();
});

test(
  'a page is sent from a phone by its own menu, and touched',
  PHONE_ONLY,
  async ({ page, browser }) => {
    const { rooms, sharing, embed } = WORDS.fr;
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        (window as { shared?: ShareData | undefined }).shared = shared;
      };
    });
    const room = new PreviewRoom(page, 'web', 'fr');
    await room.open(PAGE);
    await room.run();
    await room.button(rooms.send.web).tap();
    const dialog = page.getByRole('dialog', { name: sharing.title });
    await dialog.getByRole('textbox', { name: sharing.play.name }).fill('Mes chats');
    await expect(dialog.getByRole('textbox', { name: sharing.play.link })).toHaveValue(
      /play#code=1/,
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: sharing.send }).tap();
    const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
    expect(shared?.title).toBe('Mes chats');

    const stranger = await asStranger(browser, page, shared?.url ?? '');
    await expectAccessible(stranger);
    await expectToFit(stranger);
    await stranger.getByRole('button', { name: `${embed.play.start.web} – Mes chats` }).tap();
    const shown = stranger.frameLocator('iframe').first();
    await shown.getByRole('button', { name: 'Miaou' }).tap();
    await expect(shown.getByRole('button', { name: 'Ronron' })).toBeVisible();
    await stranger.getByRole('button', { name: embed.play.code }).tap();
    await stranger.getByRole('tab', { name: 'style.css' }).tap();
    await expect(stranger.getByText('h1 { color: teal }')).toBeVisible();
    await expectAccessible(stranger);
    await expectToFit(stranger);
    await stranger.getByRole('button', { name: embed.play.hide_code }).tap();
    await stranger.getByRole('link', { name: embed.play.remix }).tap();
    await expect(stranger.getByText(rooms.shared.title)).toBeVisible();
    await stranger.context().close();
  },
);

test('what a Python program has drawn is sent with its picture, and drawn again', async ({
  page,
  browser,
}) => {
  const { rooms, sharing, embed } = WORDS.en;
  const room = new PythonRoom(page, false);
  await room.open();
  await room.run('import turtle\nturtle.color("red")\nturtle.forward(90)');
  await room.button(rooms.send.drawing).click();
  const link = page.getByRole('textbox', { name: sharing.play.link });
  await expect(link).toHaveValue(/\/play#code=1/);
  const stranger = await asStranger(browser, page, await link.inputValue());
  await stranger.getByRole('button', { name: new RegExp(`^${embed.play.start.python}`) }).click();
  await expect(stranger.getByRole('img')).toHaveAccessibleDescription(/1 line \(red\)/);
  await expect(stranger.getByRole('button', { name: embed.play.again })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().close();
});

test('links that are damaged, empty, foreign or too long say so, and no title is HTML', async ({
  page,
}) => {
  const { problems, play } = WORDS.en.embed;
  const whole = await fragmentOf({ 'sketch.js': GAME });
  const wrong: [hash: string, text: string][] = [
    ['', problems.empty],
    ['#code=', problems.damaged],
    [whole.slice(0, -9), problems.damaged],
    [await fragmentOf({ 'sketch.js': '', 'main.py': '' }), problems.damaged],
    [`#code=1${'a'.repeat(MAX_FRAGMENT + 1 - 7)}`, problems.too_long],
  ];
  for (const [hash, text] of wrong) {
    await page.goto('about:blank');
    await page.goto(`/play?lang=en${hash}`);
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await expectAccessible(page);
  const title = '<img src=x onerror="document.title=1">';
  const address = await playAddress({ 'sketch.js': GAME }, [], { title, still: null });
  await page.goto('about:blank');
  await page.goto(address.replace('#', '?lang=en#'));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Codivia`);
  await expect(page.getByRole('button', { name: play.stop })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link that plays something says what it needs', async ({ page }) => {
    const answer = await page.goto('/play');
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('noscript > p')).toContainText('Codivia a besoin de JavaScript');
    await expect(page.locator('noscript > p')).toBeVisible();
  });
});
