import type { PortfolioAuthor } from '@codivia/contract/api/portfolio';
import type { Db } from '../../db/connect.ts';
import { selectAuthors } from './portfolio-visibility.queries.ts';

/**
 * Returns the authors who show these published projects on an open portfolio, by the projects' ids; the others have no
 * author.
 */
export async function authorsOf(
  db: Db,
  publishedIds: string[],
  now: Date,
): Promise<ReadonlyMap<string, PortfolioAuthor>> {
  const found = await selectAuthors(db, publishedIds, now);
  return new Map(found.map(({ published_id, ...author }) => [published_id, author]));
}

/** Returns the author who shows a published project on an open portfolio; null when nobody does. */
export async function authorOf(
  db: Db,
  publishedId: string,
  now: Date,
): Promise<PortfolioAuthor | null> {
  return (await authorsOf(db, [publishedId], now)).get(publishedId) ?? null;
}
