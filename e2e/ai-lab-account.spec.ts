import { signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  NARROWEST,
  newPerson,
} from './fixtures.ts';
import { draw } from './lab-drawing.ts';
import { createMember } from './member.ts';
import { PreviewRoom } from './preview-room.ts';
import { test } from './python-room.ts';
import { filled, named } from './shown-texts.ts';

test('a drawn model is used in Python and a game, saved, found again after a reload, and shared with a visitor', {
  tag: '@phone',
}, async ({ room, page, browser }) => {
  const { aiLab, aiLabAccount, sharing, gallery } = room.words;
  const { save, share, models, shown } = aiLabAccount;
  const mia = newPerson('Mia');
  await createMember(page, mia, room.language);
  await signInto(page.context(), mia, room.language);
  const names = { sun: aiLab.kinds.drawing.first, house: aiLab.kinds.drawing.second };
  const project = aiLab.kinds.drawing.project;
  const board = page.getByRole('img', { name: aiLab.draw.board });
  const tested = filled(aiLabAccount.tested, { right: '2', total: '2' });

  await test.step('draw, train, test', async () => {
    await page.goto('/ailab');
    await room.button(aiLab.kinds.drawing.begin).click();
    for (let i = 0; i < 5; i++) {
      for (const shape of ['sun', 'house'] as const) {
        await draw(room, board, shape, i - 2);
        await room.button(names[shape]).click();
      }
    }
    await room.button(`2. ${aiLab.steps.train}`).click();
    await room.button(aiLab.train.start).click();
    await room.button(aiLab.train.to_test).click();
    await draw(room, board, 'house', 1);
    await expect(page.getByText(filled(aiLab.test.verdict, { label: names.house }))).toBeVisible();
  });

  let [sketch, program] = ['', ''];
  await test.step('save in the account with the examples, and put into two rooms', async () => {
    await room.button(`4. ${aiLab.steps.use}`).click();
    await room.button(aiLab.use.rooms.game.name).click();
    sketch = await page.locator('main pre').innerText();
    await room.button(aiLab.use.rooms.game.put).click();
    await expect(page.getByRole('link', { name: aiLab.use.rooms.game.open })).toBeVisible();
    await room.button(aiLab.use.rooms.python.name).click();
    program = await page.locator('main pre').innerText();
    await room.button(aiLab.use.rooms.python.put).click();
    await expect(page.getByRole('link', { name: aiLab.use.rooms.python.open })).toBeVisible();
    await page.getByRole('checkbox', { name: save.examples }).check();
    await room.button(save.keep).click();
    await expect(page.getByText(save.saved)).toBeVisible();
    await expect(room.button(save.replace)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('a zip runs from a folder', async () => {
    const downloading = page.waitForEvent('download');
    await room.button(aiLab.use.zip).click();
    expect((await downloading).suggestedFilename()).toMatch(/^[a-z-]+\.zip$/);
  });

  let address = '';
  await test.step('share by a link, after a second look', async () => {
    await room.button(save.share).click();
    const dialog = page.getByRole('dialog', { name: filled(share.title, { name: project }) });
    await dialog.getByRole('button', { name: sharing.files.make }).click();
    const question = dialog.getByRole('heading', { name: sharing.findings.title });
    await expect(question).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: sharing.files.accept }).click();
    const link = dialog.getByRole('textbox', { name: share.link });
    await expect(link).toHaveValue(/\/ailab\?model=[0-9a-f-]{36}$/);
    address = await link.inputValue();
    await expectAccessible(page);
  });

  const visitor = await (
    await browser.newContext({ locale: room.language, viewport: page.viewportSize() })
  ).newPage();
  await test.step('a visitor tries it and sees how good it is, and no examples', async () => {
    const answer = await visitor.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(visitor.getByRole('heading', { name: project, level: 1 })).toBeVisible();
    await expect(visitor.getByText(tested)).toBeVisible();
    const theirs = visitor.getByRole('img', { name: aiLab.draw.board });
    await draw({ page: visitor }, theirs, 'house', 0);
    await expect(visitor.getByText(filled(shown.verdict, { label: names.house }))).toBeVisible();
    await expectAccessible(visitor);
    await visitor.setViewportSize(NARROWEST);
    await expectToFit(visitor);
    await visitor.getByRole('link', { name: shown.program }).click();
    await expect(visitor.getByRole('link', { name: gallery.project.model })).toBeVisible();
  });

  await test.step('after a reload it is tried, and trained further', async () => {
    await page.goto('/ailab');
    const list = page.getByRole('region', { name: models.title });
    await expect(list).toContainText(tested);
    await expectAccessible(page);
    await list.getByRole('link', { name: named(models.try, project) }).click();
    await draw(room, board, 'sun', 0);
    await expect(page.getByText(filled(shown.verdict, { label: names.sun }))).toBeVisible();
    await page.getByRole('link', { name: shown.back, exact: true }).first().click();
    await list.getByRole('button', { name: named(models.go_on, project) }).click();
    await expect(page.getByText(filled(aiLab.collect.count_other, { count: '5' }))).toHaveCount(2);
  });

  await test.step('the rooms use it', async () => {
    await page.goto('/playground');
    await room.editor.waitFor();
    await room.run(program);
    await expect(room.log).toContainText(names.sun);
    const game = new PreviewRoom(page, 'game', room.language);
    const told = 'function mouseReleased() { console.log(model.predict(drawing)); }';
    await game.open({ 'sketch.js': `${sketch}\n${told}` });
    await game.run();
    await draw(room, (await game.program()).locator('canvas'), 'house', 0);
    await expect(game.log).toContainText(names.house);
  });

  await test.step('its owner withdraws the link, and the visitor is told so', async () => {
    await page.goto(address);
    await page.getByRole('button', { name: sharing.links.delete }).click();
    await page.getByRole('button', { name: sharing.links.confirm_yes }).click();
    await expect(page.getByText(sharing.links.deleted)).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: shown.gone })).toBeVisible();
  });
  await visitor.context().close();
});
