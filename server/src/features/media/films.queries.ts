import type { MediaQuery } from '@codivia/contract/api/admin-media';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import { films } from './media.table.ts';

export type FilmRow = typeof films.$inferSelect;

export async function selectFilm(db: Db, name: string): Promise<FilmRow | undefined> {
  const [found] = await db.select().from(films).where(eq(films.name, name));
  return found;
}

export async function lockFilm(tx: Db, name: string): Promise<FilmRow | undefined> {
  const [found] = await tx.select().from(films).where(eq(films.name, name)).for('update');
  return found;
}

export function selectNamedFilms(db: Db, names: readonly string[]): Promise<FilmRow[]> {
  if (names.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(films)
    .where(inArray(films.name, [...names]));
}

/** Returns the films, the latest first. */
export function selectFilms(db: Db, { q, limit, offset }: MediaQuery): Promise<FilmRow[]> {
  return db
    .select()
    .from(films)
    .where(matchesWords(foldedText(films.title), q))
    .orderBy(desc(films.created_at), films.name)
    .limit(limit ?? 500)
    .offset(offset ?? 0);
}

/** Stores a film unless one has its name already; undefined then. */
export async function insertFilm(
  tx: Db,
  row: typeof films.$inferInsert,
): Promise<FilmRow | undefined> {
  return (await tx.insert(films).values(row).onConflictDoNothing().returning())[0];
}

export async function updateFilm(
  tx: Db,
  name: string,
  changed: Partial<FilmRow>,
): Promise<FilmRow | undefined> {
  const [row] = await tx.update(films).set(changed).where(eq(films.name, name)).returning();
  return row;
}
