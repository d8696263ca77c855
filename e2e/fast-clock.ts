import type { Page } from '@playwright/test';
import { LOAD_LIMIT } from '../runners/src/preview/preview-frame.ts';

/** Factor by which the page pings a preview more often, and waits for a frame beside it for less time. */
const QUESTIONS = 6;
/** A shorter wait does not serve to end something, in milliseconds. */
const LONG_WAIT = 2000;
/**
 * Factor by which the page sees time pass more slowly: it measures the slowness of the machine, and its limits grow by
 * it.
 */
const SLOWER = 2;
/** Factor by which guarded loops see time pass faster: limits grow by six at most (runners/src/machine-speed.ts). */
const LOOPS = 12;

/**
 * Makes time pass faster for the limits that end programs: the pings of the page to a preview, its waiting for a frame
 * beside one that is silent, and the clock that guarded loops read. For the page a machine is twice as fast as it is:
 * its limits grow less. For a loop every machine is the slowest one that counts, on which it is ended after 18 seconds:
 * a second and a half here. By then the page has sent more pings than it takes to give a preview up.
 *
 * Frames get as long as always to load, and to answer once they have: a busy machine takes longer than a sixth of that.
 */
export async function speedUpLimits(page: Page): Promise<void> {
  await page.addInitScript(
    ([questions, slower, loops, longWait, loadLimit]) => {
      const now = performance.now.bind(performance);
      if (window === window.top) {
        performance.now = () => now() / slower;
        const { setInterval, setTimeout } = window;
        const faster = (call: TimerHandler, ms = 0) => setInterval(call, ms / questions);
        window.setInterval = faster as typeof setInterval;
        const sooner = (call: TimerHandler, ms = 0) => {
          if (ms < longWait || ms === loadLimit) return setTimeout(call, ms);
          // The page begins to wait for a frame's answer when it has loaded.
          const isForAnswer = window.event?.type === 'load';
          return setTimeout(call, isForAnswer ? ms * slower : ms / questions);
        };
        window.setTimeout = sooner as typeof setTimeout;
        return;
      }
      performance.now = () => now() * loops;
      // p5 compares the two, and would wait until the time of pictures has caught up.
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (draw) => requestAnimationFrame((time) => draw(time * loops));
    },
    [QUESTIONS, SLOWER, LOOPS, LONG_WAIT, LOAD_LIMIT] as const,
  );
}

/** Factors by which the page sees the time of a check pass faster, and looks at it more often. */
const CHECKS = { time: 12, looks: 6 };

/**
 * Makes time pass faster for the limit that ends a check: for the page every machine is the slowest one that counts, on
 * which a check has 30 seconds, and it is ended after two and a half (runners/src/awake-limit.ts).
 */
export async function speedUpChecks(page: Page): Promise<void> {
  await page.addInitScript(({ time, looks }) => {
    if (window !== window.top) return;
    const now = performance.now.bind(performance);
    performance.now = () => now() * time;
    const { setInterval } = window;
    const faster = (call: TimerHandler, ms = 0) => setInterval(call, ms / looks);
    window.setInterval = faster as typeof setInterval;
  }, CHECKS);
}
