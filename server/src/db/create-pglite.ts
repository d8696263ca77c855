import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * The first number of a type that PostgreSQL did not get by hand: the rows of its catalogs and of our tables
 * (https://www.postgresql.org/docs/17/system-catalog-initial-data.html).
 */
const FIRST_GENERATED_TYPE = 10_000;

/**
 * Opens an embedded database. PGlite registers a parser for arrays of rows of each table, which nobody reads; and since
 * drizzle-orm passes parsers with every query, all registered ones are copied for every query. Without those a short
 * query takes 82 µs in place of 136, with the tables of a new server.
 */
export async function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const pglite = await PGlite.create(options);
  for (const type of Object.keys(pglite.parsers).map(Number)) {
    if (type >= FIRST_GENERATED_TYPE) delete pglite.parsers[type];
  }
  return pglite;
}
