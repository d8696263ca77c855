import type { UserOverview } from '@codivia/contract/api/admin-user-overview';
import type { JobDeps } from '../../deps.ts';
import { countRetained } from './admin-users.queries.ts';
import { readAdminUser } from './admin-users.service.ts';
import {
  selectBegunCourses,
  selectFigures,
  selectPaymentsOf,
  selectQuestions,
  selectReported,
} from './user-overview.queries.ts';

/** Returns what an administrator sees of one account. Throws UserNotFound. */
export async function readUserOverview(deps: JobDeps, id: string): Promise<UserOverview> {
  const { db } = deps;
  const user = await readAdminUser(deps, id);
  const [figures, retained, courses, questions, reported, payments] = await Promise.all([
    selectFigures(db, id),
    countRetained(db, id),
    selectBegunCourses(db, id),
    selectQuestions(db, id),
    selectReported(db, id),
    selectPaymentsOf(db, id),
  ]);
  return {
    user,
    figures: { ...figures, ...retained },
    courses,
    questions: questions.map(({ updated_at, ...question }) => ({
      ...question,
      updated_at: updated_at.toISOString(),
    })),
    reported,
    payments: payments.map(({ at, event }) => ({ at: at.toISOString(), event })),
  };
}
