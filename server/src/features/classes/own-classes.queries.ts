import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { class_members, classes, pupils } from './classes.table.ts';

/** Returns the classes of a member with the name there, the latest joined first. */
export function selectOwnClasses(db: Db, userId: string) {
  const { id, name, school_year, archived_at } = classes;
  return db
    .select({
      id,
      class_name: name,
      school_year,
      archived_at,
      name: class_members.name,
      joined_at: class_members.joined_at,
    })
    .from(class_members)
    .innerJoin(classes, eq(id, class_members.class_id))
    .where(eq(class_members.user_id, userId))
    .orderBy(desc(class_members.joined_at), id);
}

/** Returns the membership of an account in a class, and its home if it is a class account. */
export async function selectOwnMembership(db: Db, classId: string, userId: string) {
  const [found] = await db
    .select({ id: class_members.id, home: pupils.class_id })
    .from(class_members)
    .leftJoin(pupils, eq(pupils.user_id, class_members.user_id))
    .where(and(eq(class_members.class_id, classId), eq(class_members.user_id, userId)));
  return found;
}
