import type { SolvedPuzzle } from '@codivia/contract/puzzles/puzzles';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';

/** $1 member, $2 day, $3 puzzle, $4 now. The first solution of a day stays. */
const SOLVE = `
  insert into solved_puzzles as s (user_id, day, puzzle_id, solved_at)
  select u.id, $2::date, $3::text, $4::timestamptz from users u where u.id = $1::uuid
  on conflict (user_id, day) do update set puzzle_id = s.puzzle_id
  returning day::text, puzzle_id as id`;

/** $1 member. */
const LIST = `
  select day::text, puzzle_id as id from solved_puzzles where user_id = $1::uuid order by day`;

/** Prepares the queries of solved puzzles. */
export function preparePuzzles(database: Database) {
  const solve = statement<SolvedPuzzle>(database, 'solve_puzzle', SOLVE);
  const list = statement<SolvedPuzzle>(database, 'list_solved_puzzles', LIST);
  return {
    list: (userId: string): Promise<SolvedPuzzle[]> => list([userId]),
    /** Undefined when the account is gone. */
    solve: async (userId: string, { day, id }: SolvedPuzzle, now: Date) =>
      (await solve([userId, day, id, now]))[0],
  };
}

export type PuzzleQueries = ReturnType<typeof preparePuzzles>;
