import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { sessions, users } from '../src/features/accounts/accounts.table.ts';
import {
  class_members,
  class_teachers,
  classes,
  pupils,
} from '../src/features/classes/classes.table.ts';
import { family_ties, parents } from '../src/features/families/families.table.ts';
import { teachers } from '../src/features/teachers/teachers.table.ts';
import type { TestApp } from './build-app.ts';
import { createMember, type MemberOptions } from './factories.ts';

/** The rows of a table that was written; the first one is always there. */
function first<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('the row was not created');
  return row;
}

/** Puts a signed-in member with the capability of a teacher into the database. */
export async function createTeacher(
  server: TestApp,
  options: MemberOptions & { shownAs?: string } = {},
) {
  const { shownAs = 'Mme Dupont', ...member } = options;
  const created = await createMember(server, member);
  await server.database.db.insert(teachers).values({
    user_id: created.user.id,
    shown_as: shownAs,
    school: 'Collège des Exemples',
    granted_at: server.clock.now(),
  });
  return created;
}

/** Puts a class of the given teachers into the database. */
export async function createClass(
  server: TestApp,
  teacherIds: readonly string[],
  changes: Partial<typeof classes.$inferInsert> = {},
) {
  const { db } = server.database;
  const now = server.clock.now();
  const row = first(
    await db
      .insert(classes)
      .values({
        name: '4e B',
        school_year: '2026-2027',
        language: 'fr',
        time_zone: 'Europe/Paris',
        code: randomUUID().slice(0, 8).toUpperCase(),
        created_at: now,
        ...changes,
      })
      .returning(),
  );
  for (const user_id of teacherIds) {
    await db.insert(class_teachers).values({ class_id: row.id, user_id, added_at: now });
  }
  return row;
}

/** Makes an account a member of a class. */
export async function joinClass(
  server: TestApp,
  classId: string,
  userId: string,
  changes: Partial<typeof class_members.$inferInsert> = {},
) {
  const values = {
    class_id: classId,
    user_id: userId,
    name: 'Léa M.',
    joined_at: server.clock.now(),
    joined_by: 'code' as const,
    ...changes,
  };
  return first(await server.database.db.insert(class_members).values(values).returning());
}

/** Puts a signed-in class account into a class. */
export async function createPupil(
  server: TestApp,
  classId: string,
  { name = 'Léa', ...changes }: Partial<typeof class_members.$inferInsert> = {},
) {
  const { db } = server.database;
  const now = server.clock.now();
  const id = randomUUID();
  const user = first(
    await db
      .insert(users)
      .values({
        id,
        email: `class:${id}`,
        name,
        password_hash: 'no password fits',
        language: 'fr',
        verified_at: now,
        created_at: now,
      })
      .returning(),
  );
  await db.insert(pupils).values({ user_id: id, class_id: classId, made_at: now });
  const member = await joinClass(server, classId, id, {
    name,
    user_name: `pupil-${id.slice(0, 6)}`,
    joined_by: 'list',
    ...changes,
  });
  const session = first(
    await db.insert(sessions).values({ user_id: id, created_at: now, used_at: now }).returning(),
  );
  return { user, member, session, token: server.app.session.sign(session.id) };
}

/** Ties a parent to a child in the database; by default the parent has accepted and allows everything. */
export async function createParent(
  server: TestApp,
  childId: string,
  changes: Partial<typeof family_ties.$inferInsert> & { email?: string } = {},
) {
  const { db } = server.database;
  const now = server.clock.now();
  const { email = `parent-${randomUUID()}@example.org`, ...tie } = changes;
  const parent = first(
    await db
      .insert(parents)
      .values({ email, language: 'fr', created_at: now, confirmed_at: now })
      .returning(),
  );
  await tieToParent(server, childId, parent.id, tie);
  return parent;
}

/** Ties an existing parent to a child, who by default has accepted and allows everything. */
export async function tieToParent(
  server: TestApp,
  childId: string,
  parentId: string,
  changes: Partial<typeof family_ties.$inferInsert> = {},
): Promise<void> {
  const now = server.clock.now();
  await server.database.db.insert(family_ties).values({
    child_id: childId,
    parent_id: parentId,
    asked_by: 'age',
    asked_at: now,
    state: 'accepted',
    answered_at: now,
    version: 1,
    may_publish: true,
    may_mentoring: true,
    may_live: true,
    ...changes,
  });
}

/** Makes an existing account a class account of a class, in the database. */
export async function makePupil(server: TestApp, classId: string, userId: string): Promise<void> {
  const { db } = server.database;
  await db
    .insert(pupils)
    .values({ user_id: userId, class_id: classId, made_at: server.clock.now() });
  await db
    .update(users)
    .set({ email: `class:${userId}` })
    .where(eq(users.id, userId));
  await joinClass(server, classId, userId, {
    user_name: `pupil-${userId.slice(0, 6)}`,
    joined_by: 'list',
  });
}

/** Has the daily job of classes done: deleting a class starts it. */
export async function runClassDeletion(server: TestApp): Promise<void> {
  const { token, user } = await createTeacher(server);
  const { id } = await createClass(server, [user.id]);
  await server.call('DELETE', `/classes/${id}`, { token, body: { name: '4e B' } });
  const { db } = server.database;
  await vi.waitFor(async () => {
    if ((await db.$count(classes, eq(classes.id, id))) > 0) throw new Error('it is not done');
  });
}
