import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { JobKind } from '../../services/jobs.ts';
import { lockClass } from '../classes/classes.queries.ts';
import { class_members, classes } from '../classes/classes.table.ts';
import { dealSeats } from './school-seats.queries.ts';

/** The seats of a class, one of which was freed by the deletion of an account. */
export interface FreedSeats {
  class_id: string;
}

export const freedSeats: JobKind<FreedSeats> = { name: 'freed-seats', concurrency: 1 };

/** Returns the classes, without archived ones, in which an account has a seat. */
export function selectSeatedClasses(tx: Db, userId: string): Promise<FreedSeats[]> {
  const { user_id, class_id, has_seat } = class_members;
  return tx
    .select({ class_id })
    .from(class_members)
    .innerJoin(classes, eq(classes.id, class_id))
    .where(and(eq(user_id, userId), eq(has_seat, true), isNull(classes.archived_at)));
}

/** Does a freed-seats job. It locks the class alone: the deletion of an account has locked the user before. */
export function dealFreedSeats({ db }: Pick<Deps, 'db'>, { class_id }: FreedSeats): Promise<void> {
  return db.transaction(async (tx) => {
    if (await lockClass(tx, class_id)) await dealSeats(tx, class_id);
  });
}
