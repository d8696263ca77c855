import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { films, media } from './media.table.ts';

/** Every text that visitors and learners read, or that an author can go back to. */
const TEXTS = sql`
  select content || content_fr || exercises::text as text from lessons
  union all select instructions_fr || instructions_en || solution_fr || solution_en from lessons
  union all select lesson::text from lesson_versions
  union all select description || description_fr || content_en || content_fr from courses
  union all select requirements_en || requirements_fr from courses`;

/** The first group of a pattern wherever it is found in these texts. */
const found = (pattern: string, texts: SQL): SQL =>
  sql`select (regexp_matches(text, ${pattern}, 'g'))[1] from (${texts}) as texts`;

const FILMS = found('(film-[0-9a-f]{12})', TEXTS);
const HASHES = found(
  '([0-9a-f]{64})',
  sql`${TEXTS} union all select en::text || fr::text from films`,
);

/** Marks the rows whose key nothing names now, removes the marks of the others, and deletes what was marked before a moment. */
async function sweep(
  tx: Db,
  [table, key, named]: readonly [SQL, SQL, SQL],
  [now, before]: readonly [Date, Date],
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`with named(key) as materialized (${named})
    update ${table} set unused_since = case
      when ${key} in (select key from named) then null else coalesce(unused_since, ${at}) end
    where ${key} is not null and (unused_since is null) <> (${key} in (select key from named))`);
  await tx.execute(
    sql`delete from ${table} where unused_since < ${before.toISOString()}::timestamptz`,
  );
}

/**
 * Deletes films and other media that nothing has named since before a moment. Whatever nothing names now is marked; a mark
 * is removed where something names it again.
 */
export async function removeUnused(tx: Db, now: Date, before: Date): Promise<void> {
  await sweep(tx, [sql`${films}`, sql`name`, FILMS], [now, before]);
  await sweep(tx, [sql`${media}`, sql`hash`, HASHES], [now, before]);
}
