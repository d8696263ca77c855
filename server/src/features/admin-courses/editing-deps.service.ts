import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Catalogue } from '../courses/courses.service.ts';

/** What editing courses and lessons works with. */
export interface EditingDeps {
  db: Db;
  clock: Clock;
  /** Called after every change, so that this process shows it at once. */
  catalogue: Pick<Catalogue, 'refresh'>;
}

/** Does an edit in one transaction; when it is written, learners see it. */
export async function edit<Result>(
  { db, catalogue }: EditingDeps,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(work);
  await catalogue.refresh();
  return result;
}
