import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectToFit, PHONE_ONLY, test } from './fixtures.ts';
import { holdPython, write } from './lesson.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';

test('the web room shows a page as it is when it is run, its console, and saves it in one file', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'web');
  await room.open();
  await expectAccessible(page);
  await room.run();
  const program = await room.program();
  await program.getByRole('button', { name: '⭐ 0' }).click();
  await expect(room.log).toContainText('Clicks: 1');
  const handle = page.getByRole('separator', { name: room.words.previews.height });
  await expect(handle).toHaveAttribute('aria-valuenow', '300');
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle).toHaveAttribute('aria-valuenow', '320');
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', '700');
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '220');
  const downloading = page.waitForEvent('download');
  await room.button(room.words.rooms.save).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toBe('my-page.html');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toContain('<style>');
  expect(text).toContain('let clicks = 0;');
  expect(text).not.toContain('codivia');
  await expectAccessible(page);

  await room.openAgain(webFiles({ html: '<h1>First</h1>', js: 'console.log("one")' }));
  await room.run();
  const title = (await room.program()).getByRole('heading', { level: 1 });
  await expect(title).toHaveText('First');
  await expect(room.log).toContainText('one');
  await write(page.getByRole('tabpanel'), '<h1>Second</h1>');
  await expect(title, 'nothing runs before it is told to').toHaveText('First');
  await room.run();
  await expect(title).toHaveText('Second');
  await room.run();
  await expect(title).toHaveText('Second');
  await expect(room.log.getByText('one', { exact: true })).toHaveCount(1);
});

test('the game room plays with keys that do not scroll the page', PHONE_ONLY, async ({ page }) => {
  const room = new PreviewRoom(page, 'game', 'fr');
  await room.open({
    'sketch.js': `function setup() { createCanvas(windowWidth, windowHeight); console.log("size", width > 100); }
function keyPressed() { console.log("key", keyCode); }
function mousePressed() { console.log("pressed"); }`,
  });
  await expectAccessible(page);
  await room.run();
  await expect(room.log).toContainText('size true');
  const program = await room.program();
  await program.locator('canvas').click();
  await expect(room.log).toContainText('pressed');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(room.log).toContainText('key 40');
  await expect(room.log).toContainText('key 32');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);
});

test(
  'no room is wider than a screen of 320 px, in either language',
  PHONE_ONLY,
  async ({ page }) => {
    await holdPython(page);
    const narrow = { width: 320, height: 640 };
    for (const address of ['/playground', '/webtraining', '/gametraining']) {
      await page.setViewportSize(narrow);
      await page.goto(address);
      await expect(page.locator('.cm-editor')).toBeVisible();
      await expectToFit(page);
      // A wide screen shows the languages; the other one is chosen in the open page.
      await page.setViewportSize({ width: 1280, height: 640 });
      const lang = (await page.locator('html').getAttribute('lang')) ?? '';
      await page
        .getByRole('button', { name: lang === 'en' ? 'Français' : 'English' })
        .first()
        .click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
      await page.setViewportSize(narrow);
      await expectToFit(page);
    }
  },
);
