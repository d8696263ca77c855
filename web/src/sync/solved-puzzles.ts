import type { AnswerParts } from '@codivia/contract/exercises/results';
import { solvePuzzle } from '@codivia/contract/puzzles/puzzles';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { memberKey } from '../lib/query.ts';
import { createOutbox } from './outbox.ts';
import { createEntries } from './stored-entries.ts';

/** A daily puzzle that was solved in this browser, by its day. */
interface SolvedHere {
  id: string;
  /** The right answer, until the account has it. */
  answer: AnswerParts | null;
  sent: boolean;
}

const isDay = (key: string) => /^\d{4}-\d\d-\d\d$/.test(key) && !Number.isNaN(Date.parse(key));

/** Days with a puzzle; whatever else is stored there cannot be put on a shelf. */
function wellFormed(stored: unknown): Record<string, SolvedHere> {
  const entries = Object.entries(stored as Record<string, Partial<SolvedHere> | null>);
  const sound = entries.filter(([day, entry]) => isDay(day) && typeof entry?.id === 'string');
  return Object.fromEntries(sound) as Record<string, SolvedHere>;
}

/** The solved puzzles of everybody in this browser, those of visitors too. */
export const solvedPuzzles = createEntries<SolvedHere>({
  storageKey: 'solved_puzzles',
  fromStored: wellFormed,
  // A shelf never gets emptier: what the account refuses, since its puzzle has changed, stays in this browser.
  settled: (entry) => ({ ...entry, answer: null, sent: true }),
  // A day counts once, and what was solved first stays.
  merge: (before, more) => before ?? more,
});

/** Sends the member's solved puzzles to the account. */
export const sendSolvedPuzzles = createOutbox({
  from: solvedPuzzles,
  send: ({ key, entry: { id, answer } }) =>
    call(solvePuzzle, { params: { day: key }, body: { id, answer: answer ?? {} } }),
  onSent(_waiting, _answer, { context }: { context: QueryClient }) {
    void context.invalidateQueries({ queryKey: memberKey('solved-puzzles') });
  },
});
