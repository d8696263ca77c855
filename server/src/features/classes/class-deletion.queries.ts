import { and, asc, eq, isNotNull, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { scheduled } from '../../services/jobs.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { isWaiting } from '../leaving-school/leaving-wait.queries.ts';
import { classes, pupils } from './classes.table.ts';

/** The job that deletes classes and class accounts whose time is over. */
export const classDeletion = scheduled('class-deletion', '29 3 * * *');

/** Returns the archived classes that end before `until`, and whose teachers have not been told. */
export function selectEndingClasses(db: Db, until: Date) {
  const ending = and(lte(classes.delete_after, until), isNull(classes.delete_noticed_at));
  return db.select({ id: classes.id }).from(classes).where(ending).orderBy(asc(classes.id));
}

/**
 * Marks a class whose end is told now, and moves it so that there is the time that the notice speaks of. False when it
 * was taken out of the archive meanwhile.
 */
export async function noticeEnd(tx: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const end = sql`greatest(${classes.delete_after}, ${until.toISOString()}::timestamptz)`;
  const marked = await tx
    .update(classes)
    .set({ delete_noticed_at: now, delete_after: end })
    .where(
      and(eq(classes.id, id), isNotNull(classes.delete_after), isNull(classes.delete_noticed_at)),
    )
    .returning({ id: classes.id });
  return marked.length > 0;
}

/** Returns the classes whose time is over, the longest first; one from which somebody is leaving waits for them. */
export async function selectOverClasses(db: Db, now: Date): Promise<string[]> {
  const leaving = db
    .select({ one: sql`1` })
    .from(pupils)
    .where(and(eq(pupils.class_id, classes.id), isWaiting(now, sql`${classes.delete_after}`)));
  const over = and(
    lte(classes.delete_after, now),
    isNotNull(classes.delete_noticed_at),
    notExists(leaving),
  );
  const found = db.select({ id: classes.id }).from(classes).where(over);
  return (await found.orderBy(asc(classes.delete_after))).map(({ id }) => id);
}

/** Returns the class accounts that are at home in a class. */
export async function selectHomePupils(db: Db, classId: string): Promise<string[]> {
  const found = db.select({ id: pupils.user_id }).from(pupils);
  return (await found.where(eq(pupils.class_id, classId))).map(({ id }) => id);
}

/** Returns the class accounts that a teacher removed and whose time is over. */
export async function selectOverPupils(db: Db, now: Date): Promise<string[]> {
  const found = db.select({ id: pupils.user_id }).from(pupils);
  return (await found.where(lte(pupils.delete_after, now))).map(({ id }) => id);
}

/**
 * Locks a class account that is to be deleted: the user first, as wherever an account becomes a personal one. False when
 * it does not fulfil the condition any more, or is gone.
 */
async function lockPupil(tx: Db, userId: string, condition: SQL): Promise<boolean> {
  await lockPremiumGrounds(tx, userId);
  const found = tx.select({ id: pupils.user_id }).from(pupils);
  const locked = await found.where(and(eq(pupils.user_id, userId), condition)).for('update');
  return locked.length > 0;
}

/** Locks a class account that a teacher removed and whose time is over; false when it is not so any more. */
export function lockOverPupil(tx: Db, userId: string, now: Date): Promise<boolean> {
  return lockPupil(tx, userId, lte(pupils.delete_after, now));
}

/** Locks a class account that is at home in a class; false when it is not any more. */
export function lockHomePupil(tx: Db, userId: string, classId: string): Promise<boolean> {
  return lockPupil(tx, userId, eq(pupils.class_id, classId));
}

/** Deletes a class with all that belongs to it: nobody may be at home in it any more. */
export async function deleteClassRow(tx: Db, id: string): Promise<void> {
  await tx.delete(classes).where(eq(classes.id, id));
}
