import { describe, expect, test } from 'vitest';
import type { Recording } from '../recording.ts';
import { foldedSteps, loopRuns, loopsAt } from './recording-loops.ts';

/** A recording of these lines: of the program itself, or of the call with this number. */
function recordingOf(
  lines: (number | [call: number, line: number])[],
  loops: Recording['loops'],
): Recording {
  const calls = lines.map((line) => (typeof line === 'number' ? ([1, line] as const) : line));
  return {
    atoms: [],
    contents: [],
    frames: [1, 2, 3].map((call) => [call, call === 1 ? '' : 'f', 1, []]),
    stacks: [
      [0, 0],
      [0, 0, 1],
      [0, 0, 2],
    ],
    steps: calls.map(([call, line]) => ['line', line, call - 1, [], null, 0]),
    output: [],
    loops,
    end: 'finished',
  };
}

describe('loops', () => {
  test('have a pass for each time their lines run', () => {
    const recording = recordingOf([1, 2, 3, 2, 3, 2, 4], [[2, 3]]);
    const runs = loopRuns(recording);
    expect(runs).toEqual([{ first: 2, last: 3, passes: [1, 3], end: 6 }]);
    expect(loopsAt(runs, 4)).toMatchObject([{ pass: 2 }]);
    expect(loopsAt(runs, 0)).toEqual([]);
  });

  test('in loops begin again with each pass of the outer one', () => {
    const inner = [2, 3, 2, 3, 2];
    const runs = loopRuns(
      recordingOf(
        [1, ...inner, 1, ...inner, 1, 4],
        [
          [1, 3],
          [2, 3],
        ],
      ),
    );
    expect(runs.map(({ first, passes }) => [first, passes.length])).toEqual([
      [1, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(loopsAt(runs, 9).map(({ pass }) => pass)).toEqual([2, 2]);
  });

  test('hold what the functions do that they call', () => {
    const runs = loopRuns(recordingOf([1, 2, [2, 5], [2, 6], 1, 2, [3, 5], 1, 3], [[1, 2]]));
    expect(runs).toEqual([{ first: 1, last: 2, passes: [0, 4], end: 8 }]);
  });

  test.each([
    ['the program ends with it', [1, 2, 1, 2, 1, 1], [[1, 2]], 'end'],
    [
      'its function returns after it',
      [4, [2, 1], [2, 2], [2, 1], [2, 2], [2, 1], [2, 1]],
      [[1, 2]],
      'return',
    ],
    [
      'its first line calls a function',
      [1, [2, 5], 2, 1, [3, 5], 2, 1, [2, 5], 4],
      [[1, 2]],
      'line',
    ],
    ['it stands on one line', [1, 1, 1, 1], [[1, 1]], 'end'],
  ] as const)(
    'that nothing is left for have no further pass where %s',
    (_, lines, loops, event) => {
      const recording = recordingOf(
        [...lines] as Parameters<typeof recordingOf>[0],
        loops as never,
      );
      const [, line = 0, stack = 0] = recording.steps.at(-1) ?? [];
      if (event !== 'line') recording.steps.splice(-1, 1, [event, line, stack, [], null, 0]);
      expect(loopRuns(recording)[0]?.passes).toHaveLength(2);
    },
  );

  test('that fail in a pass on their only line keep it', () => {
    const recording = { ...recordingOf([1, 1], [[1, 1]]), end: 'failed' as const };
    expect(loopRuns(recording)[0]?.passes).toHaveLength(2);
  });

  test('that are left by break or with their function end there', () => {
    const runs = loopRuns(recordingOf([1, 2, 1, 2, 4], [[1, 2]]));
    expect(runs).toMatchObject([{ passes: [0, 2], end: 4 }]);
    const inside = loopRuns(recordingOf([4, [2, 1], [2, 2], 5], [[1, 2]]));
    expect(inside).toMatchObject([{ passes: [1], end: 3 }]);
  });

  test('are folded to their first passes and their last', () => {
    const passes = Array.from({ length: 10 }, () => [1, 2]).flat();
    const recording = recordingOf([...passes, 1, 3], [[1, 2]]);
    expect(foldedSteps(recording, loopRuns(recording))).toEqual([0, 1, 2, 3, 18, 19, 20, 21]);
  });
});
