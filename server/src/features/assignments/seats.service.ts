import type { Seats } from '@codivia/contract/api/admin-seats';
import type { Deps } from '../../deps.ts';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import { ClassNotFound } from '../classes/classes.errors.ts';
import { NoSuchDay } from './assignments.errors.ts';
import { dealSeats } from './school-seats.queries.ts';
import * as queries from './seats.queries.ts';

/** The licence of a class, and the number of members who have a seat. */
interface PresentSeats {
  licence: Seats | null;
  dealt: number;
}

const NONE = { seats: 0, until: null, note: '' };

/** Returns the licence of a class. Throws ClassNotFound. */
export async function readSeats({ db }: Deps, classId: string): Promise<PresentSeats> {
  const found = await queries.findLicensed(db, classId);
  if (!found) throw ClassNotFound();
  return { licence: found.licence, dealt: await queries.countDealt(db, classId) };
}

/** Gives a class a licence, or takes it away, and deals its seats. Throws ClassNotFound or NoSuchDay. */
export async function setSeats(
  { db, clock }: Deps,
  adminId: string,
  classId: string,
  wanted: Seats | { seats: 0 },
): Promise<PresentSeats> {
  if ('until' in wanted && Number.isNaN(Date.parse(wanted.until))) throw NoSuchDay();
  const now = clock();
  return db.transaction(async (tx) => {
    const before = await queries.lockLicensed(tx, classId);
    if (!before) throw ClassNotFound();
    if ('until' in wanted) await queries.upsertSeats(tx, classId, wanted, now);
    else await queries.deleteSeats(tx, classId);
    await dealSeats(tx, classId);
    const after = await readSeats({ db: tx, clock }, classId);
    const changes = changesBetween<object>(before.licence ?? NONE, after.licence ?? NONE);
    if (changes.length > 0) {
      const about = { subject: 'class', subject_id: classId, label: before.name } as const;
      await recordAudit(tx, adminId, now, { action: 'update', ...about, changes });
    }
    return after;
  });
}
