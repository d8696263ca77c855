import type { Waiting } from '@codivia/contract/api/admin-waiting';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { countThreads } from '../admin-help/admin-help.queries.ts';
import { countWaitingLessons } from '../admin-lesson-reviews/admin-lesson-reviews.queries.ts';
import { countWaiting } from '../certificate-names/certificate-names.queries.ts';
import { countAdminThreads } from '../mentoring/admin-threads.queries.ts';
import { countAdminPublished } from '../project-reviews/admin-published.queries.ts';
import { countAdminTeachers } from '../teachers/admin-teachers.queries.ts';

/** Counts what waits in each queue, by the filters with which the panel shows that queue. */
export async function readWaiting(
  { db, clock }: { db: Db; clock: Clock },
  adminId: string,
): Promise<Waiting> {
  const [lessons, help, mentoring, projects, teachers, names] = await Promise.all([
    countWaitingLessons(db, adminId),
    countThreads(db, { state: 'open' }, adminId),
    countAdminThreads(db, { flagged: true }, clock()),
    countAdminPublished(db, { filter: 'pending' }),
    countAdminTeachers(db, { state: 'asked' }),
    countWaiting(db),
  ]);
  return { lessons, help, mentoring, projects, teachers, names };
}
