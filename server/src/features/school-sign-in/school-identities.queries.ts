import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import type { User } from '../accounts/users.queries.ts';
import { pupils } from '../classes/classes.table.ts';
import { school_identities } from './school-identities.table.ts';

/** The identity of a person at a school, as it is stored. */
export type SchoolIdentity = Pick<typeof school_identities.$inferSelect, 'issuer' | 'subject_hash'>;

/**
 * Returns the class account of an identity, and when it is deleted if a teacher has removed it. An account that has
 * become a personal one is no longer opened by the school.
 */
export async function findSchoolAccount(
  db: Db,
  { issuer, subject_hash }: SchoolIdentity,
): Promise<{ id: string; name: string; delete_after: Date | null } | undefined> {
  const [found] = await db
    .select({ id: users.id, name: users.name, delete_after: pupils.delete_after })
    .from(school_identities)
    .innerJoin(users, eq(users.id, school_identities.user_id))
    .innerJoin(pupils, eq(pupils.user_id, users.id))
    .where(
      and(eq(school_identities.issuer, issuer), eq(school_identities.subject_hash, subject_hash)),
    );
  return found;
}

/**
 * Writes whose account an identity opens. False when it opens a class account already, which somebody has made at the
 * same time.
 */
export async function saveSchoolIdentity(
  tx: Db,
  identity: SchoolIdentity,
  user_id: string,
): Promise<boolean> {
  const opened = tx
    .select({ user_id: pupils.user_id })
    .from(pupils)
    .where(eq(pupils.user_id, school_identities.user_id));
  const saved = await tx
    .insert(school_identities)
    .values({ ...identity, user_id })
    .onConflictDoUpdate({
      target: [school_identities.issuer, school_identities.subject_hash],
      set: { user_id },
      setWhere: sql`not exists ${opened}`,
    })
    .returning({ user_id: school_identities.user_id });
  return saved.length > 0;
}

/** Returns a class account that has not been removed. */
export async function findOpenAccount(db: Db, userId: string): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(pupils, eq(pupils.user_id, users.id))
    .where(and(eq(users.id, userId), isNull(pupils.delete_after)));
  return found?.user;
}
