import type { Page } from '@playwright/test';

/** How much faster time passes: as much as limits grow on the slowest machine (runners/src/machine-speed.ts). */
const TIMES = 6;

/**
 * Lets time pass six times as fast for what ends programs: the clock that guarded loops look at, and the
 * questions that the page asks a preview. A loop then seems to run on the slowest machine that counts, and is
 * ended after three seconds on any; the page has asked more often by then than it takes to give a preview up.
 */
export async function speedUpLimits(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    if (window === window.top) {
      const { setInterval } = window;
      const faster = (call: TimerHandler, ms = 0) => setInterval(call, ms / times);
      window.setInterval = faster as typeof setInterval;
      return;
    }
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
  }, TIMES);
}
