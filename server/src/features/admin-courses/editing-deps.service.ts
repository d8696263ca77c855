import type { Db } from '../../db/connect.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import type { MediaDeps } from '../media/media.service.ts';

/** The dependencies of editing courses and lessons. */
export interface EditingDeps extends MediaDeps {
  /** Refreshed after every change, so that this process shows it at once. */
  catalogue: Pick<Catalogue, 'refresh'>;
}

/** Does an edit in one transaction; once it is committed, learners see it. */
export async function edit<Result>(
  { db, catalogue }: EditingDeps,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(work);
  await catalogue.refresh();
  return result;
}
