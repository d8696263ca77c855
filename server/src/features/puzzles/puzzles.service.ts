import { type ListedPuzzle, listPuzzles, loadPuzzle } from '@codivia/content/load-puzzles';
import type { Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import {
  FIRST_PUZZLE_DAY,
  isOpenDay,
  PUZZLE_DAYS_OPEN,
  type Puzzle,
  puzzlePlace,
  type SolvedPuzzle,
} from '@codivia/contract/puzzles/puzzles';
import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import type { Clock } from '../../clock.ts';
import { verifyPass } from '../exercise-results/exercise-results.service.ts';
import { PuzzleNotFound, PuzzleNotOpen } from './puzzles.errors.ts';
import type { PuzzleQueries } from './puzzles.queries.ts';

/** The time zones in which a day begins first and ends last. */
const EARLIEST = localDayIn('Pacific/Kiritimati');
const LATEST = localDayIn('Etc/GMT+12');

/** The dependencies of the daily puzzle. */
export interface PuzzleDeps {
  queries: PuzzleQueries;
  clock: Clock;
  stock: PuzzleStock;
}

/** The stock of puzzles. Each file is read when its day has come, and the last ones are kept. */
export interface PuzzleStock {
  onDay(day: string): ListedPuzzle;
  named(id: string): ListedPuzzle | undefined;
  read(puzzle: ListedPuzzle): AuthoredExercise;
}

/** Maximum number of puzzles that are kept in memory: those that can be opened, and late answers to others. */
const KEPT = 4 * PUZZLE_DAYS_OPEN;

/** Opens the stock. */
export function openStock(puzzles = listPuzzles()): PuzzleStock {
  const byId = new Map(puzzles.map((one) => [one.id, one]));
  const kept = new Map<string, AuthoredExercise>();
  return {
    onDay(day) {
      const found = puzzles[puzzlePlace(day, puzzles.length)];
      if (!found) throw PuzzleNotOpen();
      return found;
    },
    named: (id) => byId.get(id),
    read(puzzle) {
      const known = kept.get(puzzle.id);
      if (known) return known;
      const exercise = loadPuzzle(puzzle);
      const [oldest] = kept.keys();
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(puzzle.id, exercise);
      return exercise;
    },
  };
}

/** Returns the puzzle of a day. Throws PuzzleNotOpen unless some time zone has it open. */
export function readPuzzle(
  { clock, stock }: PuzzleDeps,
  day: string,
  language: Language = 'en',
): Puzzle {
  const now = clock();
  const isOpen = isOpenDay(day, EARLIEST(now)) && day > addDays(LATEST(now), -PUZZLE_DAYS_OPEN);
  if (!isOpen && !isOpenDay(day, LATEST(now))) throw PuzzleNotOpen();
  const puzzle = stock.onDay(day);
  const exercise = localiseExercise(stock.read(puzzle), language);
  return { day, id: puzzle.id, topic: puzzle.topic, exercise };
}

/**
 * Puts a solved puzzle on the member's shelf. A report may come late, from a browser that had no network, so any day that
 * has begun somewhere counts. Throws PuzzleNotOpen, PuzzleNotFound, or as `verifyPass`.
 */
export async function solvePuzzle(
  { queries, clock, stock }: PuzzleDeps,
  userId: string,
  { day, id, answer }: SolvedPuzzle & { answer: AnswerParts },
): Promise<SolvedPuzzle> {
  const now = clock();
  if (day > EARLIEST(now) || day < FIRST_PUZZLE_DAY) throw PuzzleNotOpen();
  const puzzle = stock.named(id);
  if (!puzzle) throw PuzzleNotFound();
  verifyPass(stock.read(puzzle), { at: now.toISOString(), answer });
  const solved = await queries.solve(userId, { day, id }, now);
  if (!solved) throw PuzzleNotFound();
  return solved;
}
