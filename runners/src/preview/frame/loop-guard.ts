import { MAX_SLOWNESS, slowness } from '../../machine-speed.ts';
import { ENTRY_FILE, LOOP_GUARD, type SourcePosition } from '../messages.ts';

/** Time that loops may run before the program yields, in milliseconds, on a machine that is not slow. */
export const LOOP_LIMIT = 3000;
/** Maximum time between two readings of the clock by a loop, in milliseconds. */
const MAX_CHECK_GAP_MS = 4;
const MAX_ITERATIONS = 10_000;
/** Maximum that counts between two readings, in milliseconds: after a jump of an hour the machine was suspended. */
const MAX_STEP = 1000;
/** Time between two reports of a loop to the page that it is guarded, in milliseconds. */
const REPORT_INTERVAL_MS = 500;

/** Thrown into a loop that has run too long. The frame has reported it to the page already. */
export class LoopHalted extends Error {
  override name = 'LoopHalted';
}

/**
 * The limits of loops in this frame: `usual` as the page has measured the machine, `timeoutScale` as a person wants it.
 */
export interface LoopLimits {
  /** Slowness of the machine compared with a usual one, from 1. */
  usual: number;
  /** Factor by which this run may take longer than usual, from 1. */
  timeoutScale: number;
}

/**
 * Returns the function that every loop of a program calls at each turn. It throws once the program has not yielded for
 * three seconds, on slow machines longer, and at once in every loop afterwards: a timer would bring the same loop back.
 * A loop typed into the console ends alone: the program beside it goes on.
 *
 * @param nextTask calls back when the current task is over
 * @param onBusy called now and then by a loop that continues
 * @param slowness how much slower this machine is than a usual one; asked for when the time is over
 * @param limits as they are for this run
 * @param onCheck called whenever a loop looks at the clock, every few milliseconds
 */
export function loopGuard(
  now: () => number,
  nextTask: (then: () => void) => void,
  onHalt: (position: SourcePosition) => void,
  onBusy: () => void = () => {},
  slowness: () => number = () => 1,
  limits: LoopLimits = { usual: 1, timeoutScale: 1 },
  onCheck: () => void = () => {},
): (line: number, file: string) => void {
  /** Iterations until the clock is read again, fewer when iterations are slow. */
  let turns = 1;
  let left = 1;
  let started = false;
  let taken = 0;
  let limit = LOOP_LIMIT;
  let lastCheck = 0;
  let lastReport = 0;
  let halted = false;

  const limitAt = (slow: number) => LOOP_LIMIT * limits.timeoutScale * Math.max(limits.usual, slow);

  /** Tells whether the time is over. On a slow machine the limit moves: a slow program is not necessarily endless. */
  function isOver(): boolean {
    limit = limitAt(slowness());
    return taken > limit;
  }

  function begin(time: number): void {
    started = true;
    taken = 0;
    lastReport = time;
    limit = limitAt(1);
    nextTask(() => {
      started = false;
    });
  }

  function check(position: SourcePosition): void {
    if (halted) throw new LoopHalted();
    onCheck();
    const time = now();
    taken += Math.min(time - lastCheck, MAX_STEP);
    if (!started) begin(time);
    else if (taken > limit && isOver()) {
      halted = position.file !== ENTRY_FILE;
      turns = 1;
      onHalt(position);
      throw new LoopHalted();
    } else {
      const quick = time - lastCheck < MAX_CHECK_GAP_MS;
      turns = quick ? Math.min(turns * 2, MAX_ITERATIONS) : Math.max(1, Math.floor(turns / 2));
      if (time - lastReport > REPORT_INTERVAL_MS) {
        lastReport = time;
        onBusy();
      }
    }
    lastCheck = time;
    left = turns;
  }

  return (line, file) => {
    if (--left <= 0) check({ file, line });
  };
}

/** A tab in the background may be given little of the processor: its loops get the longest limit. */
function slownessHere(now: () => number): number {
  return document.visibilityState === 'visible' ? slowness(now) : MAX_SLOWNESS;
}

/**
 * Gives the loops of this frame their guard.
 *
 * @returns the limits, which may be changed until the program runs
 */
export function installLoopGuard(
  onHalt: (position: SourcePosition) => void,
  onBusy: () => void,
  onCheck: () => void,
): LoopLimits {
  const limits: LoopLimits = { usual: 1, timeoutScale: 1 };
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const nextTask = (then: () => void) => {
    waiting.push(then);
    port2.postMessage(null);
  };
  const now = performance.now.bind(performance);
  const guard = loopGuard(now, nextTask, onHalt, onBusy, () => slownessHere(now), limits, onCheck);
  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard });
  return limits;
}
