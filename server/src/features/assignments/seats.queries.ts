import type { Seats } from '@codivia/contract/api/admin-seats';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isPresent } from '../classes/class-rights.queries.ts';
import { class_members, classes } from '../classes/classes.table.ts';
import { school_seats } from './assignments.table.ts';

/** A class with its licence. */
interface LicensedClass {
  name: string;
  licence: Seats | null;
}

function selectLicensed(db: Db, classId: string) {
  const { seats, until, note } = school_seats;
  return db
    .select({ name: classes.name, licence: { seats, until, note } })
    .from(classes)
    .leftJoin(school_seats, eq(school_seats.class_id, classes.id))
    .where(eq(classes.id, classId));
}

type Row = Awaited<ReturnType<typeof selectLicensed>>[number] | undefined;

const licensed = (row: Row): LicensedClass | undefined =>
  row && {
    name: row.name,
    licence: row.licence && { ...row.licence, until: row.licence.until.toISOString() },
  };

export async function findLicensed(db: Db, classId: string): Promise<LicensedClass | undefined> {
  return licensed((await selectLicensed(db, classId))[0]);
}

/** Locks a class until the transaction ends, so that seats are dealt one after another. */
export async function lockLicensed(tx: Db, classId: string): Promise<LicensedClass | undefined> {
  const [row] = await selectLicensed(tx, classId).for('no key update', { of: classes });
  return licensed(row);
}

/** Returns the number of members who are in a class now and have a seat. */
export function countDealt(db: Db, classId: string): Promise<number> {
  const { class_id, has_seat } = class_members;
  return db.$count(class_members, and(eq(class_id, classId), eq(has_seat, true), isPresent));
}

/** Stores the licence of a class. */
export async function upsertSeats(
  tx: Db,
  classId: string,
  { seats, until, note }: Seats,
  granted_at: Date,
): Promise<void> {
  const values = { seats, until: new Date(until), note, granted_at };
  await tx
    .insert(school_seats)
    .values({ class_id: classId, ...values })
    .onConflictDoUpdate({ target: school_seats.class_id, set: values });
}

export async function deleteSeats(tx: Db, classId: string): Promise<void> {
  await tx.delete(school_seats).where(eq(school_seats.class_id, classId));
}
