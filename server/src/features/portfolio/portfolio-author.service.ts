import type { PortfolioAuthor } from '@codivia/contract/portfolio';
import type { Db } from '../../db/connect.ts';
import { selectAuthor } from './portfolio-visibility.queries.ts';

/** Who shows a published project on a portfolio that is open; null when nobody does. */
export async function authorOf(
  db: Db,
  publishedId: string,
  now: Date,
): Promise<PortfolioAuthor | null> {
  return (await selectAuthor(db, publishedId, now)) ?? null;
}
