import { beforeEach, expect, test } from 'vitest';
import { readStoredJson, store } from '../lib/storage.ts';
import { knownMinutes, minuteOf } from './activity.ts';
import { countChallengeTry, knownTries } from './challenge-tries.ts';
import { knownCompletions } from './completions.ts';
import { countTry, knownResults, solvedHere } from './results.ts';

const SOLVED = { at: '2026-11-01T10:00:00.000Z', answer: { code: 'print(1)' } };

beforeEach(() => localStorage.clear());

test('results are read as they have always been stored, and by their earlier name', () => {
  const own = {
    'loops/one': { tries: 1, passed: true, solved: null, told: true },
    'loops/two': { tries: 2, passed: true, solved: SOLVED, told: false },
  };
  const theirs = { 'loops/one': { tries: 4, passed: false, solved: null, sent: false } };
  store('exercise_results', JSON.stringify({ browser: 'b', people: { m1: own, m2: theirs } }));
  expect(solvedHere('m1', 'loops')).toEqual(['one', 'two']);
  expect(knownResults.pending('m1').map(({ key }) => key)).toEqual(['loops/two']);
  countTry('m1', { lesson: 'loops', exercise: 'two' }, null);
  const entry = { tries: 3, passed: true, solved: SOLVED, sent: false };
  expect(knownResults.pending('m1')).toEqual([{ key: 'loops/two', entry }]);
  expect(readStoredJson('exercise_results')).toMatchObject({
    browser: 'b',
    people: { m2: theirs },
  });
});

test('tries at challenges go on from those that are stored, with the name of the browser', () => {
  const before = { tries: 2, best: 1, version: 'v1', answer: null, sent: true };
  store('challenge_tries', JSON.stringify({ browser: 'b', people: { m1: { door: before } } }));
  expect(knownTries.pending('m1')).toEqual([]);
  countChallengeTry('m1', 'door', { version: 'v1', done: 3, answer: null });
  const entry = { ...before, tries: 3, best: 3, sent: false };
  expect(knownTries.pending('m1')).toEqual([{ key: 'door', entry }]);
  expect(knownTries.browser()).toBe('b');
});

test('completions and minutes are lists, and one that has been sent leaves those of others', () => {
  const minute = minuteOf(Date.now());
  store('pending_completions', JSON.stringify({ m1: ['one', 'two'], m2: ['one'] }));
  store('activity_minutes', JSON.stringify({ m1: [minute - 60 * 24 * 365, minute] }));
  const [first] = knownCompletions.pending('m1');
  if (first) knownCompletions.settle('m1', first);
  knownMinutes.add('m1', minute + 1);
  expect(readStoredJson('pending_completions')).toEqual({ m1: ['two'], m2: ['one'] });
  expect(readStoredJson('activity_minutes')).toEqual({ m1: [minute, minute + 1] });
});

test('whatever else is stored under these names is begun again', () => {
  for (const text of ['[', 'null', '7', '{"people":null}']) {
    store('exercise_results', text);
    store('pending_completions', text);
    expect([knownResults.pending('m1'), knownCompletions.keys('m1')]).toEqual([[], []]);
  }
  countTry('m1', { lesson: 'loops', exercise: 'one' }, null);
  expect(knownResults.pending('m1')).toHaveLength(1);
});
