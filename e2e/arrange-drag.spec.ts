import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goToPart, holdPython, openLesson } from './lesson.ts';
import { WORDS } from './words.ts';

const { tasks } = WORDS.en;

type Point = { x: number; y: number };
/** Presses at a place, moves to another one in small steps, and lets go there. */
type Drag = (from: Point, to: Point) => Promise<void>;

const STEPS = 6;
const between = (from: Point, to: Point, i: number): Point => ({
  x: from.x + ((to.x - from.x) * i) / STEPS,
  y: from.y + ((to.y - from.y) * i) / STEPS,
});

const byMouse =
  ({ mouse }: Page): Drag =>
  async (from, to) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: STEPS });
    await mouse.up();
  };

async function byFinger(page: Page): Promise<Drag> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (from, to) => {
    await touch('touchStart', from);
    for (let i = 1; i <= STEPS; i++) await touch('touchMove', between(from, to, i));
    await touch('touchEnd');
  };
}

/** A place in an element: in its middle from top to bottom, so far from its left edge. */
async function placeIn(element: Locator, left = 16): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + left, y: box.y + box.height / 2 };
}

const lines = (list: Locator) => list.getByRole('listitem').getByRole('button', { name: /print/i });

/** The program, and the lines that are left. */
function listsOf(page: Page): { program: Locator; waiting: Locator } {
  const exercise = page.locator('code-exercise[id="knock-knock"]');
  const list = (name: string) => exercise.getByRole('list', { name });
  return { program: list(tasks.your_program), waiting: list(tasks.lines_left) };
}

/** Drags lines into the program, within it, and out of it again. */
async function arrange(page: Page, drag: Drag): Promise<void> {
  const { program, waiting } = listsOf(page);
  await expect(lines(program)).toHaveCount(0);
  await expect(lines(waiting)).not.toHaveCount(0);
  const [first = '', second = '', third = ''] = await lines(waiting).allTextContents();
  const drop = async (line: Locator, to: Point) => drag(await placeIn(line.locator('..')), to);
  await drop(lines(waiting).first(), await placeIn(program));
  await expect(lines(program)).toHaveText([first]);
  for (const count of [2, 3]) {
    const last = await placeIn(program.getByRole('listitem').last());
    await drop(lines(waiting).first(), { ...last, y: last.y + 14 });
    await expect(lines(program)).toHaveCount(count);
  }
  await expect(lines(program)).toHaveText([first, second, third]);
  const top = await placeIn(program.getByRole('listitem').first());
  await drop(lines(program).last(), { ...top, y: top.y - 14 });
  await expect(lines(program)).toHaveText([third, first, second]);
  await drop(lines(program).first(), await placeIn(lines(waiting).last()));
  await expect(lines(program)).toHaveText([first, second]);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  for (const count of [1, 0]) {
    await drop(lines(program).first(), await placeIn(lines(waiting).last()));
    await expect(lines(program)).toHaveCount(count);
  }
}

/** Drags the last line to the edge of a column that scrolls, and waits there for the program. */
async function arrangeBeyondView(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 500 });
  const { program, waiting } = listsOf(page);
  const last = lines(waiting).last();
  const text = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  await expect(program).not.toBeInViewport();
  const from = await placeIn(last.locator('..'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 80, { steps: STEPS });
  await expect(program).toBeInViewport({ ratio: 1 });
  // The column goes on scrolling to its top, and the program moves with it.
  await (await program.elementHandle())?.waitForElementState('stable');
  const to = await placeIn(program);
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.mouse.up();
  await expect(lines(program)).toHaveText([text]);
}

test('lines are put into order by mouse and by finger, and no text is selected on the way', async ({
  page,
}) => {
  await holdPython(page);
  await openLesson(page);
  await goToPart(page.locator('code-exercise[id="knock-knock"]'));
  await test.step('by mouse', () => arrange(page, byMouse(page)));
  await test.step('by finger', async () => arrange(page, await byFinger(page)));
  await test.step('beyond what is in view', () => arrangeBeyondView(page));
});
