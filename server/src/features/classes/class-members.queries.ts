import { and, asc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import { byName } from '../../db/by-name.ts';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { keepEarlierTries } from '../class-lessons/earlier-tries.queries.ts';
import { family_ties, parent_links } from '../families/families.table.ts';
import { isPresent, teaches } from './class-rights.queries.ts';
import { inClass, isKept } from './classes.queries.ts';
import { class_members, classes, pupils } from './classes.table.ts';

/** A member of a class, and the account's home if it is a class account. */
function selectMembers(db: Db) {
  return db
    .select({
      ...getTableColumns(class_members),
      home: pupils.class_id,
      delete_after: pupils.delete_after,
      address_confirmed_at: pupils.address_confirmed_at,
    })
    .from(class_members)
    .leftJoin(pupils, eq(pupils.user_id, class_members.user_id))
    .$dynamic();
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Returns the members of a class that the caller teaches, in the order of their names. */
export async function selectRoster(db: Db, userId: string, classId: string): Promise<MemberRow[]> {
  const taught = and(inClass(classId), teaches(db, userId, class_members.class_id));
  return byName(await selectMembers(db).where(taught).orderBy(asc(class_members.id)));
}

/** Returns some members of a class, which the caller has locked. */
export async function selectMembersOf(
  tx: Db,
  classId: string,
  ids: string[],
): Promise<MemberRow[]> {
  const chosen = and(inClass(classId), inArray(class_members.id, ids));
  return byName(await selectMembers(tx).where(chosen).orderBy(asc(class_members.id)));
}

/** Counts the members of a class without those who were removed. */
export function countMembers(db: Db, classId: string): Promise<number> {
  return db.$count(class_members, and(inClass(classId), isPresent));
}

/** Returns the user names of a class: those of removed accounts too, which may come back. */
export async function selectUserNames(tx: Db, classId: string): Promise<Set<string>> {
  const { user_name } = class_members;
  const found = await tx.select({ user_name }).from(class_members).where(inClass(classId));
  return new Set(found.flatMap((one) => one.user_name ?? []));
}

export async function isMember(db: Db, classId: string, userId: string): Promise<boolean> {
  const one = and(inClass(classId), eq(class_members.user_id, userId));
  return (await db.select({ id: class_members.id }).from(class_members).where(one)).length > 0;
}

/** Makes accounts members of classes; teachers count their tries from then on. */
export async function insertMembers(
  tx: Db,
  rows: (typeof class_members.$inferInsert)[],
): Promise<void> {
  const made = await tx.insert(class_members).values(rows).returning({ id: class_members.id });
  await keepEarlierTries(
    tx,
    made.map(({ id }) => id),
  );
}

/** Creates class accounts with their memberships. */
export async function insertClassAccounts(
  tx: Db,
  accounts: {
    user: typeof users.$inferInsert & { id: string };
    member: typeof class_members.$inferInsert;
  }[],
): Promise<void> {
  await tx.insert(users).values(accounts.map(({ user }) => user));
  const homes = accounts.map(({ user, member: { class_id, joined_at: made_at } }) => ({
    user_id: user.id,
    class_id,
    made_at,
  }));
  await tx.insert(pupils).values(homes);
  await insertMembers(
    tx,
    accounts.map(({ member }) => member),
  );
}

export async function renameMember(tx: Db, id: string, name: string): Promise<void> {
  await tx.update(class_members).set({ name }).where(eq(class_members.id, id));
}

/** Ends a membership. The account and what was learned stay. */
export async function deleteMember(tx: Db, id: string): Promise<void> {
  await tx.delete(class_members).where(eq(class_members.id, id));
}

/** Plans the deletion of a class account, or takes it back with null. */
export async function setPupilDeletion(
  tx: Db,
  userId: string,
  delete_after: Date | null,
): Promise<void> {
  await tx.update(pupils).set({ delete_after }).where(eq(pupils.user_id, userId));
}

/**
 * Gives class accounts that are at home in a class another home, in a class where they are too: one that is not archived
 * if there is one, else one that can still be restored. Returns their accounts. With `userId` only that one.
 */
export async function moveHomes(
  tx: Db,
  classId: string,
  now: Date,
  userId?: string,
): Promise<string[]> {
  const other = tx
    .select({ id: classes.id })
    .from(class_members)
    .innerJoin(classes, eq(classes.id, class_members.class_id))
    .where(and(eq(class_members.user_id, pupils.user_id), ne(classes.id, classId), isKept(now)));
  const best = sql`${classes.archived_at} desc nulls first, ${class_members.joined_at} desc`;
  const newest = sql`(${other.orderBy(best).limit(1)})`;
  const moved = await tx
    .update(pupils)
    .set({ class_id: newest })
    .where(
      and(
        eq(pupils.class_id, classId),
        isNull(pupils.delete_after),
        userId ? eq(pupils.user_id, userId) : undefined,
        sql`${newest} is not null`,
      ),
    )
    .returning({ id: pupils.user_id });
  return moved.map(({ id }) => id);
}

/** Returns the account with a user name in a class, unless it was removed. */
export async function findClassAccount(db: Db, classId: string, userName: string) {
  const [found] = await db
    .select(getTableColumns(users))
    .from(class_members)
    .innerJoin(users, eq(users.id, class_members.user_id))
    .innerJoin(pupils, eq(pupils.user_id, users.id))
    .where(
      and(
        inClass(classId),
        eq(sql`lower(${class_members.user_name})`, userName),
        isNull(pupils.delete_after),
      ),
    );
  return found;
}

/** The columns of a class account that is not to become a personal one. */
const NOT_LEAVING = {
  next_password_hash: null,
  leaving_asked_at: null,
  address_confirmed_at: null,
};

/**
 * Ends all that was begun to turn class accounts into personal ones: whoever knew their words may have begun it, and
 * have said that they are 15 or older. A class account has no other ties to parents.
 */
export async function dropLeaving(tx: Db, userIds: readonly string[]): Promise<void> {
  const theirs = inArray(users.id, [...userIds]);
  await tx.update(users).set({ wanted_email: null }).where(theirs);
  await tx
    .update(users)
    .set({ age_group: null, age_answered_at: null })
    .where(and(theirs, eq(users.age_group, '15_or_older')));
  await tx
    .update(pupils)
    .set(NOT_LEAVING)
    .where(inArray(pupils.user_id, [...userIds]));
  await tx.delete(family_ties).where(inArray(family_ties.child_id, [...userIds]));
  await tx.delete(parent_links).where(inArray(parent_links.child_id, [...userIds]));
}

/** Sets the hashes of new words, and ends what was begun with the ones before. */
export async function setWords(
  tx: Db,
  hashes: { user_id: string; password_hash: string }[],
): Promise<void> {
  for (const { user_id, password_hash } of hashes) {
    await tx.update(users).set({ password_hash }).where(eq(users.id, user_id));
  }
  await dropLeaving(
    tx,
    hashes.map(({ user_id }) => user_id),
  );
}
