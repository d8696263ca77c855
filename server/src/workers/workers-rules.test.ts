import { expect, test } from 'vitest';
import { FAILURES_MAX, Replacements } from './replacement.ts';
import { workerCount } from './worker-count.ts';

test('there are as many workers as processors, as far as the database has connections', () => {
  expect(workerCount(undefined, 100, false, 2)).toEqual({ workers: 2, warning: undefined });
  expect(workerCount(undefined, 100, false, 64)).toEqual({ workers: 5, warning: undefined });
  expect(workerCount(undefined, 5, false, 8).workers).toBe(1);
  expect(workerCount(4, 100, false, 2)).toEqual({ workers: 4, warning: undefined });
});

test('behind a pooler only those connections count that go past it', () => {
  expect(workerCount(undefined, 100, true, 20).workers).toBe(20);
  expect(workerCount(20, 100, true, 2).warning).toBeUndefined();
  expect(workerCount(40, 100, true, 2).warning).toMatch(/40 workers .* 120 connections/);
});

test('a number that the database has no connections for is used, with a warning', () => {
  const { workers, warning } = workerCount(20, 100, false, 2);
  expect(workers).toBe(20);
  expect(warning).toMatch(/20 workers .* 320 connections.* 100 /);
});

test('a worker that served for long is replaced at once, those that end early ever later', () => {
  const replacements = new Replacements();
  expect(replacements.ended(60_000, 1000)).toBe(0);
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((now) => replacements.ended(now, 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[1]).toBeGreaterThan(0);
  expect(pauses.at(-1)).toBe(30_000);
  expect(replacements.ended(60_000, 1000)).toBe(0);
});

test('workers that never get ready are given up, but not those that were', () => {
  const replacements = new Replacements();
  for (let i = 1; i < FAILURES_MAX; i++) replacements.ended(i, undefined);
  expect(replacements.hopeless).toBe(false);
  replacements.ready();
  for (let i = 1; i < FAILURES_MAX; i++) replacements.ended(i, undefined);
  expect(replacements.hopeless).toBe(false);
  replacements.ended(100, undefined);
  expect(replacements.hopeless).toBe(true);
});
