import { ExpectationFailed, type Kit, type MakeKit, pause } from '../preview/frame/checks/kit.ts';
import { fillIn, pressElement, pressKey } from './page-visitor.ts';

type Wanted = string | Element | null | undefined;

/** The longest that one wait may take, in milliseconds. */
const MAX_WAIT = 1000;

const elementOf = (wanted: Wanted): Element | null =>
  typeof wanted === 'string' ? document.querySelector(wanted) : (wanted ?? null);

function needed(wanted: Wanted): HTMLElement {
  const element = elementOf(wanted);
  if (!(element instanceof HTMLElement)) throw new ExpectationFailed('missing-element');
  return element;
}

/** Finishes transitions: a style or a place that is changing gets its final value. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

const tools = {
  one: (selector: string) => document.querySelector(selector),
  all: (selector: string) => [...document.querySelectorAll(selector)],
  text: (wanted: Wanted) => (elementOf(wanted)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
  style(wanted: Wanted, property: string): string {
    finishTransitions();
    const element = elementOf(wanted);
    return element ? getComputedStyle(element).getPropertyValue(property) : '';
  },
  box(wanted: Wanted): DOMRect {
    finishTransitions();
    return elementOf(wanted)?.getBoundingClientRect() ?? new DOMRect();
  },
  async click(wanted: Wanted): Promise<void> {
    pressElement(needed(wanted));
    await pause();
  },
  async type(wanted: Wanted, text: string): Promise<void> {
    fillIn(needed(wanted), text);
    await pause();
  },
  async press(key: string): Promise<void> {
    pressKey(key);
    await pause();
  },
  wait: (milliseconds: number) => pause(Math.min(milliseconds, MAX_WAIT)),
  /** Waits until a condition is true, and returns whether it is; MAX_WAIT at most. */
  async until(isSo: () => unknown): Promise<boolean> {
    const end = performance.now() + MAX_WAIT;
    while (!isSo() && performance.now() < end) await pause(10);
    return Boolean(isSo());
  },
};

/** Maximum time until a complete page reports that it has loaded, in milliseconds: it may have been written anew. */
const LONGEST_LOAD = 1000;
let hasLoaded = false;

/** Records when the page has loaded; to be called as its document begins. */
export function watchPageLoad(): void {
  addEventListener('load', () => {
    hasLoaded = true;
  });
}

/** Browsers call a written page complete before its deferred scripts have run. */
async function untilLoaded(): Promise<void> {
  while (document.readyState !== 'complete') await pause(5);
  const end = performance.now() + LONGEST_LOAD;
  while (!hasLoaded && performance.now() < end) await pause(5);
  await pause();
}

/** The tools for checks of web pages. */
export const pageKit: MakeKit = (_context, send): Kit => ({
  ready: untilLoaded,
  loadedFrom: () => null,
  tools: {
    ...tools,
    async width(pixels: number): Promise<void> {
      send({ type: 'resize', width: pixels });
      while (innerWidth !== pixels) await pause(5);
      await pause();
    },
  },
});
