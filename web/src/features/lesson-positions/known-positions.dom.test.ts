import { expect, test } from 'vitest';
import { keepPosition, knownPosition, pendingPositions } from './known-positions.ts';

/** A place with the steps that one tab knows to be done. */
const place = (minute: number, step: string, done: string[]) => ({
  step_id: step,
  step_index: done.length,
  done,
  moved_at: `2026-11-02T10:0${minute}:00.000Z`,
});

test('two tabs of one lesson without a network: the latest place counts, and what was done adds up', () => {
  keepPosition('m1', 'loops', place(1, 'b', ['a']));
  keepPosition('m1', 'loops', place(2, 'x', ['w']));
  const done = expect.arrayContaining(['a', 'w']);
  expect(knownPosition('m1', 'loops')).toMatchObject({ step_id: 'x', done });
  expect(pendingPositions('m1')).toEqual([
    { lesson: 'loops', position: { ...place(2, 'x', ['w']), step_index: 1, done } },
  ]);
});
