import type { Recording } from '../recording.ts';

/** One execution of a loop: from the step where it begins to the step where it is left. */
export interface LoopRun {
  /** Its first and last line. */
  first: number;
  last: number;
  /** The step at which each pass begins. */
  passes: number[];
  /** The first step after it. */
  end: number;
}

/** A loop that is being followed; `isInPass` is true if its call has been in its body since its first line ran. */
type Followed = LoopRun & { isInPass: boolean };

/** The loops of one call that are being followed, the innermost last. */
type OpenLoops = Map<number, Followed[]>;

/**
 * Returns every run of a loop, in the order in which they begin. The last run of its first line, when the loop ends, is
 * no pass of its own.
 */
export function loopRuns(recording: Recording): LoopRun[] {
  const runs: Followed[] = [];
  const open: OpenLoops = new Map();
  recording.steps.forEach(([event, line, stack], step) => {
    const calls = (recording.stacks[stack] ?? []).slice(1);
    const call = recording.frames[calls.at(-1) ?? -1]?.[0] ?? -1;
    for (const [other, loops] of open) {
      const goesOn = calls.some((frame) => recording.frames[frame]?.[0] === other);
      // A call that is left out for its depth continues too: only a call inside it can end it.
      if (!goesOn && other > call) close(open, other, loops, 0, step);
    }
    const mine = open.get(call) ?? [];
    open.set(call, mine);
    const leftFrom = mine.findIndex(({ first, last }) => line < first || line > last);
    if (leftFrom !== -1) close(open, call, mine, leftFrom, step);
    for (const loop of mine) if (loop.first !== line) loop.isInPass = true;
    if (event !== 'line') return;
    const current = mine.find(({ first }) => first === line);
    if (current) {
      close(open, call, mine, mine.indexOf(current) + 1, step);
      current.passes.push(step);
      current.isInPass = false;
      return;
    }
    const loop = recording.loops.find(([first]) => first === line);
    if (!loop) return;
    const [first, last] = loop;
    const newLoop = { first, last, passes: [step], end: recording.steps.length, isInPass: false };
    mine.push(newLoop);
    runs.push(newLoop);
  });
  const isWhole = ({ end }: LoopRun) =>
    recording.end === 'finished' || end < recording.steps.length;
  return runs
    .map(({ isInPass, ...loop }) => (isInPass || !isWhole(loop) ? loop : withoutFinalTest(loop)))
    .filter(({ passes }) => passes.length > 0);
}

function close(open: OpenLoops, call: number, loops: Followed[], from: number, step: number): void {
  for (const loop of loops.splice(from)) loop.end = step;
  if (loops.length === 0) open.delete(call);
  else open.set(call, loops);
}

/** The loop without the last time its first line ran, which only found that nothing was left to do. */
function withoutFinalTest(loop: LoopRun): LoopRun {
  return { ...loop, passes: loop.passes.slice(0, -1) };
}

/** The loops a step is in, the innermost last, each with the number of its pass, from 1. */
export function loopsAt(runs: readonly LoopRun[], step: number): { loop: LoopRun; pass: number }[] {
  return runs
    .filter(({ passes, end }) => (passes[0] ?? end) <= step && step < end)
    .map((loop) => ({ loop, pass: loop.passes.filter((begin) => begin <= step).length }));
}

/** Number of passes of a loop that are shown at its beginning when loops are folded; one more is shown at its end. */
const SHOWN_PASSES = 2;

/** The steps that are left when the passes in the middle of long loops are folded away. */
export function foldedSteps(recording: Recording, runs: readonly LoopRun[]): number[] {
  const hidden = new Uint8Array(recording.steps.length);
  for (const { passes } of runs) {
    if (passes.length <= SHOWN_PASSES + 2) continue;
    hidden.fill(1, passes[SHOWN_PASSES], passes.at(-1));
  }
  return recording.steps.flatMap((_, step) => (hidden[step] ? [] : [step]));
}
