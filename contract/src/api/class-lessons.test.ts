import { expect, test } from 'vitest';
import { type CellFacts, STUCK_MINUTES, STUCK_TRIES, stateOfCell } from './class-lessons.ts';

const NOW = Date.parse('2026-12-07T08:30:00Z');
const MINUTE = 60_000;
const facts = (changes: Partial<CellFacts> = {}): CellFacts => ({
  tries: 0,
  passed: false,
  begun: false,
  lastSign: null,
  ...changes,
});
const stateOf = (changes: Partial<CellFacts>) => stateOfCell(facts(changes), NOW);

test('an exercise is not begun until it is open, or something was written', () => {
  expect(stateOf({})).toBe('not_begun');
  expect(stateOf({ lastSign: NOW })).toBe('working');
  expect(stateOf({ begun: true })).toBe('working');
});

test('wrong answers are tries, and five of them are stuck until it is solved', () => {
  expect(stateOf({ tries: 1 })).toBe('tried');
  expect(stateOf({ tries: STUCK_TRIES - 1, lastSign: NOW })).toBe('tried');
  expect(stateOf({ tries: STUCK_TRIES })).toBe('stuck');
  expect(stateOf({ tries: 40, passed: true })).toBe('solved');
});

test('ten quiet minutes in its step are stuck, and quiet elsewhere is not', () => {
  const almost = NOW - STUCK_MINUTES * MINUTE + 1;
  expect(stateOf({ lastSign: almost })).toBe('working');
  expect(stateOf({ tries: 2, lastSign: almost })).toBe('tried');
  expect(stateOf({ lastSign: almost - 1 })).toBe('stuck');
  expect(stateOf({ passed: true, lastSign: almost - 1 })).toBe('solved');
  expect(stateOf({ tries: 2, begun: true, lastSign: null })).toBe('tried');
});
