import { expect } from './fixtures.ts';
import type { PythonRoom } from './python-room.ts';

/** The bar of a room is one row from 1024 pixels on, with its title where that is shown. */
export async function seeBarInOneRow(room: PythonRoom): Promise<void> {
  const bar = room.page.locator('div:has(> h1)');
  for (const width of [1024, 1280, 1536]) {
    await room.page.setViewportSize({ width, height: 800 });
    const middles = await bar.getByRole('button').evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return height === 0 ? null : Math.round(top + height / 2);
      }),
    );
    expect(new Set(middles.filter((one) => one !== null)).size, `${width}`).toBe(1);
  }
}
