import { CLASS_ARCHIVE_DAYS, CLASS_NOTICE_DAYS } from '@codivia/contract/api/classes';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { classes } from './classes.table.ts';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY);

/** The day from which a class of a school year is archived by itself: the end of the year in which that ended. */
const endOf = (school_year: string): string => `${school_year.slice(-4)}-12-31`;

/** The condition that a class is in use, and has to be archived by a moment because its school year is over. */
const isPast = (moment: Date): SQL | undefined =>
  and(
    isNull(classes.archived_at),
    sql`right(${classes.school_year}, 4) || '-12-31' <= ${moment.toISOString().slice(0, 10)}`,
  );

/** Returns the classes that are archived soon, and whose teachers have not been told. */
export async function selectPastClasses(db: Db, now: Date): Promise<string[]> {
  const past = and(isPast(inDays(now, CLASS_NOTICE_DAYS)), isNull(classes.archive_noticed_at));
  return (await db.select({ id: classes.id }).from(classes).where(past)).map(({ id }) => id);
}

/** Marks a class whose archive is told now. False when it is no longer to be archived. */
export async function noticeArchive(tx: Db, id: string, now: Date): Promise<boolean> {
  const past = and(isPast(inDays(now, CLASS_NOTICE_DAYS)), isNull(classes.archive_noticed_at));
  const marked = tx
    .update(classes)
    .set({ archive_noticed_at: now })
    .where(and(eq(classes.id, id), past));
  return (await marked.returning({ id: classes.id })).length > 0;
}

/** The moment at which a class is archived by itself, once its teachers were told. */
export function archivedFrom({
  school_year,
  noticed,
}: {
  school_year: string;
  noticed: Date;
}): Date {
  const told = inDays(noticed, CLASS_NOTICE_DAYS);
  return new Date(Math.max(told.getTime(), Date.parse(endOf(school_year))));
}

/** Archives the classes whose school year is over and whose teachers were told long enough before. */
export async function archivePastClasses(db: Db, now: Date): Promise<void> {
  await db
    .update(classes)
    .set({
      archived_at: now,
      delete_after: inDays(now, CLASS_ARCHIVE_DAYS),
      delete_noticed_at: null,
    })
    .where(and(isPast(now), lte(classes.archive_noticed_at, inDays(now, -CLASS_NOTICE_DAYS))));
}
