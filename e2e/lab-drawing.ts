import type { Locator } from '@playwright/test';
import type { PythonRoom } from './python-room.ts';

/** The sun is a circle, the house a square with a roof: in points of the board, from 0 to 28. */
const SHAPES = {
  sun: Array.from({ length: 21 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI;
    return [14 + 8 * Math.cos(angle), 14 + 8 * Math.sin(angle)] as const;
  }),
  house: [
    [6, 24],
    [6, 12],
    [14, 4],
    [22, 12],
    [22, 24],
    [6, 24],
  ] as const,
};

/** Draws a shape on the board, by so many points further to the right. */
export async function draw(
  { page }: Pick<PythonRoom, 'page'>,
  board: Locator,
  shape: keyof typeof SHAPES,
  moved: number,
) {
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('the board has no place');
  const place = ([x, y]: readonly [number, number]) =>
    [box.x + ((x + moved) / 28) * box.width, box.y + (y / 28) * box.width] as const;
  const [first, ...others] = SHAPES[shape].map(place);
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of others) await page.mouse.move(...point, { steps: 2 });
  await page.mouse.up();
}
