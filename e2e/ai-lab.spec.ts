import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectToFit,
  NARROWEST,
} from './fixtures.ts';
import { draw } from './lab-drawing.ts';
import { PreviewRoom } from './preview-room.ts';
import { test } from './python-room.ts';
import { filled } from './shown-texts.ts';

test('drawings are collected, trained, tested, repaired, kept, and judged by a Python program and a game', {
  tag: '@phone',
}, async ({ room, page }) => {
  await page.addInitScript((language) => {
    // Previews have no storage.
    if (window === window.top) localStorage.setItem('language', language);
  }, room.language);
  const { aiLab } = room.words;
  const step = (number: number, name: string) => room.button(`${number}. ${name}`);
  const names = { sun: aiLab.kinds.drawing.first, house: aiLab.kinds.drawing.second };
  await page.goto('/ailab');
  await expectAccessibleAtBothWidths(page);
  await room.button(aiLab.kinds.drawing.begin).click();
  const board = page.getByRole('img', { name: aiLab.draw.board });
  for (let i = 0; i < 5; i++) {
    for (const shape of ['sun', 'house'] as const) {
      await draw(room, board, shape, i - 2);
      await room.button(names[shape]).click();
    }
  }
  await expect(page.getByText(filled(aiLab.collect.count_other, { count: '5' }))).toHaveCount(2);
  await expectAccessible(page);

  await step(2, aiLab.steps.train).click();
  await room.button(aiLab.train.start).click();
  await room.button(aiLab.train.to_test).click();
  await draw(room, board, 'house', 1);
  await expect(page.getByText(filled(aiLab.test.verdict, { label: names.house }))).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  await expectToFit(page);
  if (size) await page.setViewportSize(size);
  await room.button(names.sun).click();
  await expect(page.getByText(aiLab.test.old)).toBeVisible();

  await step(4, aiLab.steps.use).click();
  await expectAccessible(page);
  await room.button(aiLab.use.rooms.game.name).click();
  const sketch = await page.locator('main pre').innerText();
  await room.button(aiLab.use.rooms.game.put).click();
  await expect(page.getByRole('link', { name: aiLab.use.rooms.game.open })).toBeVisible();
  await room.button(aiLab.use.rooms.python.name).click();
  const program = await page.locator('main pre').innerText();
  await room.button(aiLab.use.rooms.python.put).click();
  await page.getByRole('link', { name: aiLab.use.rooms.python.open }).click();
  await room.editor.waitFor();
  await room.run(program);
  await expect(room.log).toContainText(names.sun);
  await expect(room.log).toContainText(names.house);

  const game = new PreviewRoom(page, 'game', room.language);
  const told = 'function mouseReleased() { console.log(model.predict(drawing)); }';
  await game.open({ 'sketch.js': `${sketch}\n${told}` });
  await game.run();
  await draw(room, (await game.program()).locator('canvas'), 'house', 0);
  await expect(game.log).toContainText(names.house);

  await page.goto('/ailab');
  await room.button(aiLab.open).click();
  await expect(page.getByText(filled(aiLab.collect.count_other, { count: '6' }))).toHaveCount(1);
});
