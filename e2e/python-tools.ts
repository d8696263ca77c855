import { expect, expectAccessible } from './fixtures.ts';
import type { PythonRoom } from './python-room.ts';

const SQUARE = `import turtle
side=60
for i in range(4):
  turtle.forward(side); turtle.left(90)`;
const FORMATTED =
  'import turtleside = 60for i in range(4):    turtle.forward(side)    turtle.left(90)';

/** Draws, tries lines with the variables of the drawing, looks at its steps and formats it; on a wide screen. */
export async function useTools(room: PythonRoom): Promise<void> {
  const { page, words } = room;
  await room.run(SQUARE);
  const drawing = page.getByRole('img', { name: 'Drawing of the program' });
  await expect(drawing).toBeVisible();
  await room.finished();
  await expect(drawing).toHaveAccessibleDescription(/4 lines/);

  const entry = page.getByRole('textbox', { name: words.pythonRoom.entry.label });
  await entry.fill('turtle.forward(side * 2); side');
  await entry.press('Enter');
  await expect(room.log).toContainText('>>> turtle.forward(side * 2); side\n60\n');
  await expect(drawing).toHaveAccessibleDescription(/5 lines/);
  await entry.fill('sid');
  await entry.press('Enter');
  await expect(room.failure).toContainText('Did you mean side?');
  await expect(entry).toBeFocused();
  await expectAccessible(page);

  await room.choose(words.python.step_by_step);
  const steps = page.getByRole('dialog', { name: words.python.step_by_step });
  await expect(steps.getByRole('slider', { name: 'Step', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(steps.getByRole('status')).toContainText('The program has ended');
  await page.keyboard.press('Escape');
  await expect(steps).toBeHidden();

  await room.choose(words.editor.format);
  await expect(room.editor).toHaveText(FORMATTED);
  await room.editor.press('ControlOrMeta+z');
  await expect(room.editor).toHaveText(SQUARE.replaceAll('\n', ''));
}
