import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  isNull,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { assignments, school_seats } from '../assignments/assignments.table.ts';
import { isPresent, teaches } from './class-rights.queries.ts';
import { class_members, class_teachers, classes } from './classes.table.ts';

export type ClassRow = typeof classes.$inferSelect;

/** The number of members of a class, without those who were removed. */
export const MEMBERS = sql<number>`(select count(*)::integer from ${class_members}
  where ${class_members.class_id} = ${classes.id} and ${isPresent})`;

/** The licence of a class, whether it has ended or not. */
const LICENCE = { seats: school_seats.seats, until: school_seats.until };

/** Returns the classes of a teacher: the newest first, archived ones last. */
export function selectClasses(db: Db, userId: string, now: Date) {
  const { id, name, school_year, language, archived_at, delete_after, created_at } = classes;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const open = sql<number>`(select count(*)::integer from ${assignments}
    where ${assignments.class_id} = ${classes.id} and ${assignments.removed_at} is null
      and ${assignments.opens_at} <= ${moment}
      and (${assignments.due_at} is null or ${assignments.due_at} > ${moment}))`;
  return db
    .select({
      id,
      name,
      school_year,
      language,
      archived_at,
      delete_after,
      members: MEMBERS,
      open_assignments: open,
      licence: LICENCE,
    })
    .from(classes)
    .leftJoin(school_seats, eq(school_seats.class_id, id))
    .where(teaches(db, userId))
    .orderBy(sql`${archived_at} is not null`, desc(created_at), id);
}

/** Returns a class and its licence, if the member teaches it. */
export async function selectClass(db: Db, userId: string, id: string) {
  const [found] = await db
    .select({ ...getTableColumns(classes), licence: LICENCE })
    .from(classes)
    .leftJoin(school_seats, eq(school_seats.class_id, classes.id))
    .where(and(eq(classes.id, id), teaches(db, userId)));
  return found;
}

/** Returns a class that has no teacher, if the member is an administrator. */
export async function selectOrphanedClass(
  db: Db,
  userId: string,
  id: string,
): Promise<ClassRow | undefined> {
  const administers = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.role, 'admin'))),
  );
  const taught = db
    .select({ one: sql`1` })
    .from(class_teachers)
    .where(eq(class_teachers.class_id, classes.id));
  const orphaned = and(eq(classes.id, id), notExists(taught), administers);
  return (await db.select().from(classes).where(orphaned))[0];
}

/** Locks a class and the membership of its teacher, which nobody withdraws until the transaction ends. */
export async function lockTaughtClass(
  tx: Db,
  userId: string,
  id: string,
): Promise<ClassRow | undefined> {
  const [found] = await tx
    .select(getTableColumns(classes))
    .from(classes)
    .innerJoin(class_teachers, eq(class_teachers.class_id, classes.id))
    .where(and(eq(classes.id, id), eq(class_teachers.user_id, userId)))
    .for('update');
  return found;
}

/** Locks a class; undefined when it is gone. */
export async function lockClass(tx: Db, id: string): Promise<ClassRow | undefined> {
  return (await tx.select().from(classes).where(eq(classes.id, id)).for('update'))[0];
}

/** Returns the id of the new class. */
export async function insertClass(tx: Db, row: typeof classes.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(classes).values(row).returning({ id: classes.id });
  if (!inserted) throw new Error('the class was not written');
  return inserted.id;
}

export async function updateClassOf(
  tx: Db,
  id: string,
  changes: Partial<typeof classes.$inferInsert>,
): Promise<void> {
  await tx.update(classes).set(changes).where(eq(classes.id, id));
}

export async function isCodeTaken(db: Db, code: string): Promise<boolean> {
  const taken = sql`${classes.code} = ${code} or ${classes.former_codes} @> array[${code}]`;
  return (await db.select({ id: classes.id }).from(classes).where(taken)).length > 0;
}

/** The condition that a class has not been deleted: a job still removes what it leaves. */
export const isKept = (now: Date): SQL =>
  sql`(${classes.delete_after} is null or ${classes.delete_noticed_at} is null
    or ${classes.delete_after} > ${now.toISOString()}::timestamptz)`;

/** Returns the class with a code, or else with a former one; `isFormer` tells which. */
export async function findClassByCode(db: Db, code: string, now: Date) {
  const [found] = await db
    .select({ ...getTableColumns(classes), isFormer: sql<boolean>`${classes.code} <> ${code}` })
    .from(classes)
    .where(
      and(
        sql`(${classes.code} = ${code} or ${classes.former_codes} @> array[${code}])`,
        isKept(now),
      ),
    )
    .orderBy(sql`${classes.code} = ${code} desc`)
    .limit(1);
  return found;
}

export type ClassByCode = NonNullable<Awaited<ReturnType<typeof findClassByCode>>>;

/** Counts the classes of a teacher that are not archived. */
export function countOpenClasses(tx: Db, userId: string): Promise<number> {
  return tx.$count(classes, and(teaches(tx, userId), isNull(classes.archived_at)));
}

/** The condition of the members of a class. */
export const inClass = (classId: string): SQL => eq(class_members.class_id, classId);

/** True once a class is being deleted: what `isKept` is not. */
export const isOver = ({ delete_after, delete_noticed_at }: ClassRow, now: Date): boolean =>
  delete_after !== null && delete_noticed_at !== null && delete_after <= now;
