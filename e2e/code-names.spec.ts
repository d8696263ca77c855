import words from '../web/src/code/editor/help/code-assist.en.ts';
import { expect, expectAccessible, expectToFit, PHONE_ONLY } from './fixtures.ts';
import { PreviewRoom } from './preview-room.ts';
import { test } from './python-room.ts';

test('names are suggested, explained and renamed by keyboard', async ({ page, room }) => {
  await room.open();
  await room.write('import random\n');
  const options = page.getByRole('listbox').getByRole('option');

  await test.step('after a dot, what the value has', async () => {
    await page.keyboard.type('dice = random.rand');
    await expect(options.filter({ hasText: 'randint' })).toBeVisible();
    await expectAccessible(page);
    // No suggestion is chosen yet: Enter would end the line.
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    // In sight: nothing around it cuts it off.
    await expect(
      page.getByText('Gives a random whole number; both limits may come.'),
    ).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('(1, 6)');
    await page.keyboard.press('Enter');
    await page.keyboard.type('print(di');
    await expect(options.first()).toContainText('dice');
    await page.keyboard.press('Tab');
    await expect(room.editor).toContainText('print(dice)');
  });

  await test.step('F1 explains, F2 renames everywhere, and one step takes it back', async () => {
    await page.keyboard.press('F1');
    const note = page.locator('.cm-note');
    await expect(note).toContainText('Your variable, first in line 2.');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(room.editor).toBeFocused();
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: words.rename.label });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('random');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: words.rename.taken })).toBeVisible();
    await field.fill('roll');
    await page.keyboard.press('Enter');
    await expect(room.editor).toBeFocused();
    await expect(room.editor).toContainText('roll = random.randint(1, 6)');
    await expect(room.editor).toContainText('print(roll)');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(room.editor).toContainText('dice = random.randint(1, 6)');
    await expect(room.editor).toContainText('print(dice)');
  });
});

test(
  'a tap takes a suggestion; Enter ends a line that is complete',
  PHONE_ONLY,
  async ({ page }) => {
    const room = new PreviewRoom(page, 'game', 'fr');
    await room.open({ 'sketch.js': '' });
    const editor = page.locator('.cm-content');
    await editor.tap();
    await page.keyboard.type('circ');
    const option = page.getByRole('option').filter({ hasText: 'circle' });
    await expect(option).toBeVisible();
    await expectToFit(page);
    await option.tap();
    await expect(editor).toHaveText('circle');
    await page.keyboard.type(' ');
    await page.keyboard.type('noLoop');
    await page.keyboard.press('Enter');
    // On a phone an editor waits a moment for other effects of the key.
    await expect(editor.locator('.cm-line')).toHaveCount(2);
    await page.keyboard.type('x');
    await expect(editor.locator('.cm-line')).toHaveText(['circle noLoop', 'x']);
  },
);
