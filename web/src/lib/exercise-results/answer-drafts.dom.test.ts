import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft, readDraft, storeDraft } from '../drafts.ts';
import {
  countStashed,
  isCurrentAnswer,
  mergeDraft,
  restoreAnswer,
  restoreStashed,
  showAnswer,
} from './answer-drafts.ts';

const PLACE = 'loops/one/en';
const ANSWER = { code: 'solved' };
const NOON = Date.parse('2026-01-01T12:00:00Z');
const MINUTE = 60_000;
const restore = () => restoreAnswer(PLACE, ANSWER, new Date(NOON).toISOString());

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 10 * MINUTE });
});

test('an answer from elsewhere stands where nothing was written', () => {
  restore();
  expect(readDraft(PLACE)).toBe('solved');
  expect([isCurrentAnswer(PLACE, ANSWER), countStashed(PLACE)]).toEqual([true, 0]);
});

test('a newer draft stays, and so does one of unknown age', () => {
  storeDraft(PLACE, 'newer', NOON + MINUTE);
  restore();
  expect(readDraft(PLACE)).toBe('newer');
  localStorage.removeItem(`code-at:${PLACE}`);
  restore();
  expect(readDraft(PLACE)).toBe('newer');
});

test('an older draft makes room, and comes back when it is wanted', () => {
  storeDraft(PLACE, 'older', NOON - MINUTE);
  restore();
  expect([readDraft(PLACE), countStashed(PLACE)]).toEqual(['solved', 1]);
  restoreStashed(PLACE, ANSWER);
  expect([readDraft(PLACE), countStashed(PLACE)]).toEqual(['older', 0]);
  restore();
  expect(readDraft(PLACE), 'brought back is newer').toBe('older');
});

test('an exercise that was reset after it was solved stays at its start', () => {
  storeDraft(PLACE, 'solved', NOON);
  deleteDraft(PLACE);
  restore();
  expect(readDraft(PLACE)).toBeNull();
});

test('going to and fro between versions loses none', () => {
  storeDraft(PLACE, 'mine');
  showAnswer(PLACE, ANSWER);
  expect(readDraft(PLACE)).toBe('solved');
  storeDraft(PLACE, 'solved, and more');
  restoreStashed(PLACE, ANSWER);
  expect([readDraft(PLACE), countStashed(PLACE)]).toEqual(['mine', 1]);
  showAnswer(PLACE, ANSWER);
  expect(countStashed(PLACE)).toBe(2);
  const seen = [];
  for (let i = 0; i < 2; i++) {
    restoreStashed(PLACE, ANSWER);
    seen.push(readDraft(PLACE));
  }
  expect(seen).toEqual(['mine', 'solved, and more']);
});

test('an exercise of several files is restored file by file', () => {
  const page = { html: '<p>', css: 'p {}' };
  storeDraft(`${PLACE}/css`, 'older', NOON - MINUTE);
  restoreAnswer(PLACE, page, new Date(NOON).toISOString());
  expect([readDraft(`${PLACE}/html`), readDraft(`${PLACE}/css`)]).toEqual(['<p>', 'p {}']);
  restoreStashed(PLACE, page);
  expect([readDraft(`${PLACE}/html`), readDraft(`${PLACE}/css`)]).toEqual([null, 'older']);
});

test('a version of more files than the answer has comes back whole', () => {
  storeDraft(PLACE, 'mine');
  storeDraft(`${PLACE}/shapes.py`, 'my shapes');
  mergeDraft(PLACE, { code: 'theirs' }, NOON + 20 * MINUTE, ['code', 'shapes.py']);
  expect([readDraft(PLACE), readDraft(`${PLACE}/shapes.py`)]).toEqual(['theirs', null]);
  restoreStashed(PLACE, { code: 'theirs' });
  expect([readDraft(PLACE), readDraft(`${PLACE}/shapes.py`)]).toEqual(['mine', 'my shapes']);
});
