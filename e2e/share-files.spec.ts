import { signInto } from './devices.ts';
import { RED_POINT } from './file-fixtures.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { startSite } from './other-site.ts';
import { PreviewRoom } from './preview-room.ts';
import { filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { rooms, sharing, gallery } = WORDS.en;

const PAGE = `<h1>Cats</h1>
<img src="cat.png" alt="a cat" onload="console.log('shown ' + this.naturalWidth)">`;

test('a member shares a page with a picture, which a visitor and another site see until the link is deleted', async ({
  page,
  browser,
}) => {
  const mia = newPerson('Mia');
  await createMember(page, mia, 'en');
  await signInto(page.context(), mia, 'en');
  const room = new PreviewRoom(page, 'web');
  await room.open({ 'index.html': PAGE, 'style.css': '', 'script.js': '' });
  await page.getByRole('button', { name: rooms.files, exact: true }).click();
  const panel = page.getByRole('dialog', { name: rooms.files });
  const picture = { name: 'cat.png', mimeType: 'image/png', buffer: RED_POINT };
  await panel.getByLabel('Add files').last().setInputFiles([picture]);
  await expect(panel.getByText('cat.png', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: rooms.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: sharing.title });
  const size = `${RED_POINT.length}\u00a0bytes`;
  await expect(dialog.getByText(filled(sharing.files.found_one, { count: 1, size }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: sharing.files.make }).click();
  const link = dialog.getByRole('textbox', { name: sharing.files.link });
  await expect(link).toHaveValue(/\/p\/[0-9a-f-]{36}$/);
  const address = await link.inputValue();
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const embedded = address.replace('/p/', '/embed/p/');
  await test.step('a visitor opens it and sees the picture', async () => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: sharing.files.titles.web })).toBeVisible();
    await visitor.getByRole('button', { name: gallery.project.run }).click();
    await expect(visitor.getByRole('log')).toContainText('shown 1');
    const frame = visitor.frameLocator('iframe').first();
    await expect(frame.getByRole('img', { name: 'a cat' })).toBeVisible();
  });

  await test.step('a frame of another site shows it too', async () => {
    const site = await startSite([`${embedded}?lang=en`]);
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(site.url);
    const frame = reader.frameLocator('iframe').first();
    await frame.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(frame.getByRole('log')).toContainText('shown 1');
    await reader.context().close();
    site.close();
  });

  await test.step('its author finds it on the dashboard, and deletes it', async () => {
    await page.goto('/dashboard');
    const list = page.getByRole('list', { name: sharing.links.title });
    const title = sharing.files.titles.web;
    await list.getByRole('button', { name: named(sharing.links.delete, title) }).click();
    await expectAccessible(page);
    await list.getByRole('button', { name: sharing.links.confirm_yes }).click();
    await expect(page.getByText(sharing.links.deleted)).toBeVisible();
    await expect(list).toHaveCount(0);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: gallery.project.removed })).toBeVisible();
    await visitor.goto(`${embedded}?lang=en`, { waitUntil: 'commit' }).catch(() => {});
    await expect(visitor.getByRole('alert')).toHaveText(WORDS.en.embed.problems.removed);
  });
  await visitor.context().close();
});
