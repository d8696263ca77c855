import { expect, it } from 'vitest';
import { scrollTogether } from './scroll-together.ts';

/** An element that begins at `left`, and can be scrolled down to `most`. */
function scroller(left: number, most: number): HTMLElement {
  const element = document.createElement('div');
  let top = 0;
  Object.defineProperty(element, 'scrollTop', {
    get: () => top,
    set: (value: number) => {
      const next = Math.min(value, most);
      // Browsers tell it later, and only if anything was scrolled.
      if (next !== top) queueMicrotask(() => element.dispatchEvent(new Event('scroll')));
      top = next;
    },
  });
  element.getBoundingClientRect = () => new DOMRect(left);
  return element;
}

/** Scrolls, and waits for what follows. */
async function scroll(element: HTMLElement, top: number): Promise<void> {
  element.scrollTop = top;
  await new Promise((resolve) => setTimeout(resolve));
}

it('scrolls what stands beside, which does not hold the longer one back', async () => {
  const [long, short] = [scroller(0, 900), scroller(500, 300)];
  const stop = scrollTogether(long, short);
  await scroll(long, 200);
  expect(short.scrollTop).toBe(200);
  await scroll(long, 800);
  expect([long.scrollTop, short.scrollTop]).toEqual([800, 300]);
  await scroll(short, 100);
  expect(long.scrollTop).toBe(100);
  stop();
  await scroll(long, 0);
  expect(short.scrollTop).toBe(100);
});

it('leaves alone what stands below', async () => {
  const [above, below] = [scroller(0, 900), scroller(0, 900)];
  scrollTogether(above, below);
  await scroll(above, 200);
  expect(below.scrollTop).toBe(0);
});
