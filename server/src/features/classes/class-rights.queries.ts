import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { class_members, class_teachers, classes } from './classes.table.ts';

/**
 * The condition that a member teaches the class in a column: part of every statement of a teacher, so that a teacher who
 * has lost the class reads and changes nothing.
 */
export function teaches(db: Db, userId: string, classId: AnyPgColumn | SQL = classes.id): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(class_teachers)
      .where(and(eq(class_teachers.class_id, classId), eq(class_teachers.user_id, userId))),
  );
}

/** The condition that a row of class_members is in the class now: its account was not removed by a teacher. */
export const isPresent: SQL = sql`not exists (select from pupils p where p.user_id = ${class_members.user_id} and p.delete_after is not null)`;
