import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';

/** $1 member, $2 path, $3 now. */
const CHOOSE = `
  insert into chosen_paths (user_id, path_id, chosen_at)
  select u.id, $2::text, $3::timestamptz from users u where u.id = $1::uuid
  on conflict (user_id) do update set path_id = excluded.path_id, chosen_at = excluded.chosen_at`;

/** $1 member. */
const READ = 'select path_id from chosen_paths where user_id = $1::uuid';

/** Prepares the queries of chosen paths. */
export function prepareChosenPaths(database: Database) {
  const choose = statement(database, 'choose_path', CHOOSE);
  const read = statement<{ path_id: string | null }>(database, 'read_chosen_path', READ);
  return {
    choose: async (userId: string, pathId: string | null, now: Date): Promise<void> => {
      await choose([userId, pathId, now]);
    },
    /** Undefined before the member was asked. */
    read: async (userId: string): Promise<{ path_id: string | null } | undefined> =>
      (await read([userId]))[0],
  };
}
