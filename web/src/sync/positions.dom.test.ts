import { expect, test } from 'vitest';
import { keepPosition, knownPosition, knownPositions } from './positions.ts';

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
  expect(knownPositions.pending('m1')).toEqual([
    { key: 'loops', entry: { ...place(2, 'x', ['w']), step_index: 1, done, sent: false } },
  ]);
});

test('what a browser has stored of lessons before is read, and bounded without forgetting what waits', () => {
  const stored = Object.fromEntries(
    Array.from({ length: 205 }, (_, i) => {
      const moved_at = new Date(Date.UTC(2026, 10, 2) - i * 60_000).toISOString();
      const position = { step_id: 'a', step_index: 1, done: ['a'], moved_at };
      return [`l-${i}`, { ...position, sent: i !== 204 }];
    }),
  );
  localStorage.setItem('lesson_positions', JSON.stringify({ m1: stored, m2: stored }));
  expect(knownPositions.pending('m1').map(({ key }) => key)).toEqual(['l-204']);
  keepPosition('m1', 'loops', place(1, 'b', ['a']));
  const known = (lesson: string) => knownPosition('m1', lesson) !== null;
  expect(['loops', 'l-0', 'l-198', 'l-199', 'l-204'].map(known)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(knownPosition('m2', 'l-203')).toMatchObject({ step_id: 'a' });
});
