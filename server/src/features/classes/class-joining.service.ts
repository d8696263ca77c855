import type * as contract from '@codivia/contract/api/class-sign-in';
import {
  CLASS_VIEW,
  CLASS_VIEW_VERSION,
  type ClassJoining,
  type OwnClass,
} from '@codivia/contract/api/class-sign-in';
import type { Input } from '@codivia/contract/api/endpoint';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { cleanName } from '../accounts/profile.service.ts';
import { isClassAddress } from '../accounts/users.queries.ts';
import { dealSeats } from '../assignments/school-seats.queries.ts';
import { CLOSED } from '../permissions/permissions.errors.ts';
import { expectRoom } from './class-accounts.service.ts';
import * as members from './class-members.queries.ts';
import { shownTeachers, teachesClass } from './class-teachers.queries.ts';
import {
  AlreadyMember,
  ClassCodeUnknown,
  ClassViewChanged,
  JoiningClosed,
  TeachesThisClass,
} from './classes.errors.ts';
import { type ClassByCode, lockClass } from './classes.queries.ts';
import { selectOwnClasses, selectOwnMembership } from './own-classes.queries.ts';
import { newUserName } from './user-names.ts';

/** Returns a name for the teacher's list: the first name, and the initial of the last one. */
function proposedName(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** Locks a class that was found by its code: one that was renewed meanwhile is a former one. Throws ClassCodeUnknown. */
export async function lockFoundClass(tx: Db, found: ClassByCode): Promise<ClassByCode> {
  const row = await lockClass(tx, found.id);
  if (!row) throw ClassCodeUnknown();
  return { ...row, isFormer: row.code !== found.code || found.isFormer };
}

/** Throws JoiningClosed or ClassFull where a class takes nobody in. */
export async function expectTakesIn(db: Db, row: ClassByCode): Promise<void> {
  if (!row.joining_open || row.isFormer || row.archived_at) throw JoiningClosed();
  await expectRoom(db, row.id, 1);
}

/** Throws TeachesThisClass, AlreadyMember, JoiningClosed or ClassFull. */
async function expectMayJoin(db: Db, userId: string, row: ClassByCode): Promise<void> {
  if (await teachesClass(db, row.id, userId)) throw TeachesThisClass();
  if (await members.isMember(db, row.id, userId)) throw AlreadyMember();
  await expectTakesIn(db, row);
}

/** Returns what the teachers of a class will see of somebody who joins. Throws what expectMayJoin throws. */
export async function readClassJoining(
  { db }: Deps,
  user: SessionUser,
  row: ClassByCode,
): Promise<ClassJoining> {
  await expectMayJoin(db, user.id, row);
  return {
    class_name: row.name,
    school_year: row.school_year,
    teachers: (await shownTeachers(db, [row.id])).get(row.id) ?? [],
    name: proposedName(user.name),
    sees: [...CLASS_VIEW],
    version: CLASS_VIEW_VERSION,
  };
}

async function ownClasses(db: Db, userId: string): Promise<OwnClass[]> {
  const found = await selectOwnClasses(db, userId);
  const teachers = await shownTeachers(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ joined_at, archived_at, ...row }) => ({
    ...row,
    teachers: teachers.get(row.id) ?? [],
    joined_at: joined_at.toISOString(),
    archived: archived_at !== null,
    sees: [...CLASS_VIEW],
  }));
}

/** Returns the classes that the caller is a member of. */
export function listOwnClasses({ db }: Deps, userId: string): Promise<OwnClass[]> {
  return ownClasses(db, userId);
}

/**
 * Joins a class, having agreed to what its teachers see. A class account gets a user name there too. Throws
 * ClassCodeUnknown, ClassViewChanged, TeachesThisClass, AlreadyMember, JoiningClosed or ClassFull.
 */
export async function joinClass(
  deps: Deps,
  user: SessionUser,
  found: ClassByCode,
  { name: typedName, agreed_version }: Input<typeof contract.joinClass>['body'],
): Promise<OwnClass> {
  const name = cleanName(typedName);
  if (agreed_version !== CLASS_VIEW_VERSION) throw ClassViewChanged();
  return deps.db.transaction(async (tx) => {
    const row = await lockFoundClass(tx, found);
    await expectMayJoin(tx, user.id, row);
    const user_name = isClassAddress(user.email)
      ? newUserName(name, row.language, await members.selectUserNames(tx, row.id))
      : null;
    const joining = { joined_at: deps.clock(), joined_by: 'code' as const, agreed_version };
    const member = { class_id: row.id, user_id: user.id, name, user_name, ...joining };
    await members.insertMembers(tx, [member]);
    await dealSeats(tx, row.id);
    const joined = (await ownClasses(tx, user.id)).find(({ id }) => id === row.id);
    if (!joined) throw ClassCodeUnknown();
    return joined;
  });
}

/** Leaves a class; left already, nothing changes. Throws CLOSED.class for the home of a class account. */
export function leaveClass({ db }: Deps, userId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockClass(tx, id);
    const member = await selectOwnMembership(tx, id, userId);
    if (!member) return;
    if (member.home === id) throw CLOSED.class();
    await members.deleteMember(tx, member.id);
    await dealSeats(tx, id);
  });
}
