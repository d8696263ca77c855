import { slowness } from '../../machine-speed.ts';
import { LOOP_GUARD, type SourcePosition } from '../messages.ts';

/** How long loops may run before the program yields, in milliseconds, on a machine that is not slow. */
export const LOOP_LIMIT = 3000;
/** How often a loop looks at the clock, in milliseconds. */
const LOOK_EVERY = 4;
const MAX_ITERATIONS = 10_000;
/** How often a loop lets the page know that it is guarded, in milliseconds. */
const SAY_EVERY = 500;

/** Thrown into a loop that has run too long. The frame has reported it to the page already. */
export class LoopHalted extends Error {
  override name = 'LoopHalted';
}

/**
 * What every loop of a program calls at each turn. It throws once the program has not yielded for
 * three seconds, on slow machines longer, and at once in every loop afterwards: a timer would bring the
 * same loop back.
 *
 * @param nextTask calls back when the task at work is over
 * @param onBusy called now and then by a loop that goes on
 * @param slowness how much slower this machine is than a usual one; asked for when the time is over
 */
export function loopGuard(
  now: () => number,
  nextTask: (then: () => void) => void,
  onHalt: (position: SourcePosition) => void,
  onBusy: () => void = () => {},
  slowness: () => number = () => 1,
): (line: number, file: SourcePosition['file'], name?: string) => void {
  /** Turns until the next look at the clock, fewer when turns are slow. */
  let turns = 1;
  let left = 1;
  let started: number | null = null;
  let limit = LOOP_LIMIT;
  let looked = 0;
  let said = 0;
  let halted = false;

  /** On a slow machine the limit moves: what is slow is not yet endless. */
  function isOver(taken: number): boolean {
    limit = LOOP_LIMIT * slowness();
    return taken > limit;
  }

  function look(position: SourcePosition): void {
    if (halted) throw new LoopHalted();
    const time = now();
    if (started === null) {
      started = time;
      said = time;
      limit = LOOP_LIMIT;
      nextTask(() => {
        started = null;
      });
    } else if (time - started > limit && isOver(time - started)) {
      halted = true;
      turns = 1;
      onHalt(position);
      throw new LoopHalted();
    } else {
      const quick = time - looked < LOOK_EVERY;
      turns = quick ? Math.min(turns * 2, MAX_ITERATIONS) : Math.max(1, Math.floor(turns / 2));
      if (time - said > SAY_EVERY) {
        said = time;
        onBusy();
      }
    }
    looked = time;
    left = turns;
  }

  return (line, file, name) => {
    if (--left <= 0) look(name === undefined ? { file, line } : { file, line, name });
  };
}

/** Gives the loops of this frame their guard. */
export function installLoopGuard(
  onHalt: (position: SourcePosition) => void,
  onBusy: () => void,
): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const nextTask = (then: () => void) => {
    waiting.push(then);
    port2.postMessage(null);
  };
  const now = performance.now.bind(performance);
  const guard = loopGuard(now, nextTask, onHalt, onBusy, () => slowness(now));
  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard });
}
