import entry from '../web/src/code/texts/script-entry.en.ts';
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { write } from './lesson.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';

test('what was written is undone after a reload, and the console answers from inside the program alone', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'web');
  await room.open(webFiles({ html: '<h1>First</h1>', js: 'let lives = 3;' }));
  await write(page.getByRole('tabpanel'), '<h1>Second</h1>');
  await page.reload();
  const editor = page.getByRole('tabpanel').locator('.cm-content');
  await expect(editor).toHaveText('<h1>Second</h1>');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText('<h1>First</h1>');

  await room.run();
  await expect((await room.program()).getByRole('heading')).toHaveText('First');
  const field = page.getByRole('textbox', { name: entry.label });
  const enter = async (source: string) => {
    await field.fill(source);
    await field.press('Enter');
  };
  await enter('lives + 1');
  await expect(room.log).toContainText('= 4');
  await enter('let door = document.querySelector("h1").textContent');
  await enter('door');
  await expect(room.log).toContainText('= "First"');
  await enter('zebra');
  await expect(room.log).toContainText('ReferenceError: zebra');
  await enter('parent.document.title');
  await expect(room.log).toContainText('SecurityError');
  await enter('while (true) {}');
  await expect(room.log).toContainText(room.words.previews.loop);
  await field.press('ArrowUp');
  await expect(field).toHaveValue('while (true) {}');
  await expectToFit(page);
  await expectAccessible(page);
});
