import {
  assignment_members,
  assignments,
  school_seats,
} from '../src/features/assignments/assignments.table.ts';
import type { TestApp } from './build-app.ts';

const DAY = 86_400_000;

type Target = { lesson_id: string; exercise_id?: string } | { challenge_id: string };

/** Puts an assignment into the database; without `members` it is for the whole class. It opened a minute ago. */
export async function assign(
  server: TestApp,
  classId: string,
  target: Target,
  { members, ...changes }: Partial<typeof assignments.$inferInsert> & { members?: string[] } = {},
) {
  const { db } = server.database;
  const now = server.clock.now();
  const kind = 'challenge_id' in target ? 'challenge' : target.exercise_id ? 'exercise' : 'lesson';
  const [row] = await db
    .insert(assignments)
    .values({
      class_id: classId,
      kind,
      ...target,
      title_en: 'First loop',
      title_fr: 'Première boucle',
      opens_at: new Date(now.getTime() - 60_000),
      for_all: !members,
      created_at: now,
      ...changes,
    })
    .returning();
  if (!row) throw new Error('the assignment was not created');
  for (const member_id of members ?? []) {
    await db.insert(assignment_members).values({ assignment_id: row.id, member_id });
  }
  return row;
}

/** Gives a class a licence until this number of days from now; its members get their seats by `has_seat`. */
export async function license(server: TestApp, classId: string, days = 100) {
  const now = server.clock.now();
  const until = new Date(now.getTime() + days * DAY);
  const values = { seats: 30, until, granted_at: now };
  await server.database.db
    .insert(school_seats)
    .values({ class_id: classId, ...values })
    .onConflictDoUpdate({ target: school_seats.class_id, set: values });
}
