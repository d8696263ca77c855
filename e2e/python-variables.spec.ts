import variablesEn from '../web/src/code/texts/variables.en.ts';
import variablesFr from '../web/src/code/texts/variables.fr.ts';
import { expect, expectAccessible, expectToFit } from './fixtures.ts';
import { test } from './python-room.ts';

const ASKING = 'import math\nscore = 1\nname = input("Name? ")\nscore = 2\nwords = [name] * 1000';
const DRAWING = 'import turtle\nturn = 0\nwhile True:\n  turn += 1\n  turtle.left(30)';

test('the variables are there while a program waits, between pictures, and after it', async ({
  room,
}) => {
  const { page, words, language } = room;
  const texts = { en: variablesEn, fr: variablesFr }[language];
  const table = page.getByRole('table', { name: texts.caption });
  const value = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

  await room.open();
  await room.run(ASKING);
  const field = page.getByRole('textbox', { name: 'Name?' });
  await expect(field).toBeFocused();
  const button = room.button(texts.show);
  await test.step('Python, which sleeps, is woken by the list, and still takes the answer', async () => {
    await button.click();
    await expect(value('score')).toHaveText(`score ${texts.types.int}1`);
    await expect(table.getByRole('rowheader')).toHaveText([`score ${texts.types.int}`]);
    await room.page.keyboard.press('Shift+Alt+V');
    await expect(table).toBeHidden();
    await button.click();
    await expect(value('score')).toBeVisible();
    await field.fill('Ada');
    await field.press('Enter');
  });
  await test.step('it says what came of the program, and fits', async () => {
    await expect(value('score')).toHaveText(`score ${texts.types.int}2`);
    await expect(value('name')).toHaveText(`name ${texts.types.str}'Ada'`);
    await expect(value('words')).toContainText("['Ada', 'Ada',");
    await expectToFit(page);
    await expectAccessible(page);
  });
  await test.step('a line after the program changes it', async () => {
    const entry = page.getByRole('textbox', { name: words.pythonRoom.entry.label });
    await entry.fill('score = 5');
    await entry.press('Enter');
    await expect(value('score')).toHaveText(`score ${texts.types.int}5`);
  });
  await test.step('it changes while the program draws, which still stops', async () => {
    await room.run(DRAWING);
    await expect(value('turn')).toBeVisible();
    const before = await value('turn').innerText();
    await expect(value('turn')).not.toHaveText(before);
    await room.stop();
    await expect(room.failure).toHaveText(words.python.cancelled);
  });
  await test.step('opened after a program, it asks for what is left of it', async () => {
    await button.click();
    await room.run('last = 3.5');
    await room.finished();
    await button.click();
    await expect(value('last')).toHaveText(`last ${texts.types.float}3.5`);
  });
});
