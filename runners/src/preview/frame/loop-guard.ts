import { LOOP_GUARD, type Place } from '../messages.ts';

/** How long loops may run before the program yields to the browser, in milliseconds. */
export const LOOP_LIMIT = 3000;
/** How often a loop looks at the clock, in milliseconds. */
const LOOK_EVERY = 4;
const MOST_TURNS = 10_000;

/** Thrown into a loop that has run too long. The frame has told the page of it already. */
export class LoopHalted extends Error {
  override name = 'LoopHalted';
}

/**
 * What every loop of a program calls at each turn. It throws once the program has not yielded for
 * three seconds, and at once in every loop afterwards: a timer would bring the same loop back.
 *
 * @param nextTask calls back when the task at work is over
 */
export function loopGuard(
  now: () => number,
  nextTask: (then: () => void) => void,
  onHalt: (place: Place) => void,
): (line: number, file: Place['file']) => void {
  /** Turns until the next look at the clock, fewer when turns are slow. */
  let turns = 1;
  let left = 1;
  let started: number | null = null;
  let looked = 0;
  let halted = false;

  function look(place: Place): void {
    if (halted) throw new LoopHalted();
    const time = now();
    if (started === null) {
      started = time;
      nextTask(() => {
        started = null;
      });
    } else if (time - started > LOOP_LIMIT) {
      halted = true;
      turns = 1;
      onHalt(place);
      throw new LoopHalted();
    } else {
      const quick = time - looked < LOOK_EVERY;
      turns = quick ? Math.min(turns * 2, MOST_TURNS) : Math.max(1, Math.floor(turns / 2));
    }
    looked = time;
    left = turns;
  }

  return (line, file) => {
    if (--left <= 0) look({ file, line });
  };
}

/** Gives the loops of this frame their guard. */
export function installLoopGuard(onHalt: (place: Place) => void): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const nextTask = (then: () => void) => {
    waiting.push(then);
    port2.postMessage(null);
  };
  const guard = loopGuard(performance.now.bind(performance), nextTask, onHalt);
  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard });
}
