import Type, { type Static } from 'typebox';
import { endpoint } from '../api/endpoint.ts';
import { LanguageQuery } from '../api/language.ts';
import { Slug } from '../exercises/base.ts';
import { Exercise } from '../exercises/exercises.ts';
import { AnswerParts } from '../exercises/results.ts';
import { addDays } from '../text/local-days.ts';

/** Days for which a puzzle can be opened, its own day included. */
export const PUZZLE_DAYS_OPEN = 7;
/** The day of the first puzzle; none is older. */
export const FIRST_PUZZLE_DAY = '2026-11-01';

const Day = Type.String({ format: 'date' });

/** Tells whether the puzzle of a day can be opened: today's, or one of the days before it. */
export const isOpenDay = (day: string, today: string): boolean =>
  day <= today && day > addDays(today, -PUZZLE_DAYS_OPEN) && day >= FIRST_PUZZLE_DAY;

/** Returns the place of a day's puzzle in a stock of `size` puzzles, from 0; all are used before one comes again. */
export function puzzlePlace(day: string, size: number): number {
  const days = Math.round((Date.parse(day) - Date.parse(FIRST_PUZZLE_DAY)) / 86_400_000);
  return ((days % size) + size) % size;
}

/** The puzzle of a day, in one language. `topic` is the id of the course whose ideas it needs. */
export const Puzzle = Type.Object({
  day: Day,
  id: Slug,
  topic: Slug,
  exercise: Exercise,
});
export type Puzzle = Static<typeof Puzzle>;

/** A puzzle that a member has solved, on the day that it was for. */
export const SolvedPuzzle = Type.Object({ day: Day, id: Slug });
export type SolvedPuzzle = Static<typeof SolvedPuzzle>;

export const readPuzzle = endpoint({
  method: 'GET',
  path: '/puzzles/:day',
  access: 'everyone',
  summary: `The puzzle of a day, for everyone. Any time zone's today can be opened, and the ${PUZZLE_DAYS_OPEN - 1} days before it; 404 for other days.`,
  params: Type.Object({ day: Day }),
  query: LanguageQuery,
  answer: Puzzle,
});

export const listSolvedPuzzles = endpoint({
  method: 'GET',
  path: '/solved-puzzles',
  access: 'member',
  summary: 'The puzzles that the member has solved, by day.',
  answer: Type.Array(SolvedPuzzle),
});

export const solvePuzzle = endpoint({
  method: 'PUT',
  path: '/solved-puzzles/:day',
  access: 'member',
  summary:
    'Puts a solved puzzle on the shelf of the member; repeating it changes nothing, and a day counts once. 404 for a puzzle that there is not, 422 for a wrong answer.',
  params: Type.Object({ day: Day }),
  body: Type.Object({
    id: Slug,
    /** An answer in the form of exercises of lessons. */
    answer: AnswerParts,
  }),
  answer: SolvedPuzzle,
});
