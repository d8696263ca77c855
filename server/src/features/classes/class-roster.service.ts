import { PUPIL_RESTORE_DAYS, type SchoolClass } from '@codivia/contract/api/classes';
import type { Db } from '../../db/connect.ts';
import { cleanName } from '../accounts/profile.service.ts';
import { revokeSessionsOf } from '../accounts/sessions.queries.ts';
import { updateProfileOf } from '../accounts/users.queries.ts';
import { dealSeats } from '../assignments/school-seats.queries.ts';
import { recordAccess } from './class-accesses.queries.ts';
import { expectRoom } from './class-accounts.service.ts';
import * as members from './class-members.queries.ts';
import { ClassMemberNotFound } from './classes.errors.ts';
import { type ClassDeps, changeClass } from './classes.service.ts';
import type { ClassAction } from './classes.table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The member that a teacher's call names. */
interface MemberOfCall {
  userId: string;
  id: string;
  memberId: string;
}

/**
 * Changes a member of a class that the caller teaches, deals the seats anew and records the action, if there is one. Work that deletes
 * the membership returns false. Throws ClassNotFound, ClassMemberNotFound, and the errors of the work.
 */
function changeMember(
  deps: ClassDeps,
  { userId, id, memberId }: MemberOfCall,
  action: ClassAction | null,
  work: (tx: Db, member: members.MemberRow) => Promise<boolean>,
): Promise<SchoolClass> {
  return changeClass(deps, userId, id, async (tx) => {
    const [member] = await members.selectMembersOf(tx, id, [memberId]);
    if (!member) throw ClassMemberNotFound();
    const isThere = await work(tx, member);
    await dealSeats(tx, id);
    if (!action) return;
    const access = { class_id: id, actor_id: userId, action, at: deps.clock() };
    await recordAccess(tx, access, [isThere ? memberId : null]);
  });
}

/** Renames a member in the roster, and a class account at home here itself. */
export function renameClassMember(
  deps: ClassDeps,
  call: MemberOfCall,
  typedName: string,
): Promise<SchoolClass> {
  const name = cleanName(typedName);
  return changeMember(deps, call, 'rename', async (tx, { user_id, home }) => {
    await members.renameMember(tx, call.memberId, name);
    if (home === call.id) await updateProfileOf(tx, user_id, { name });
    return true;
  });
}

/**
 * Removes a member. A class account at home here is signed out, and deleted later, unless it is in another class that
 * becomes its home; removed again, nothing changes.
 */
export function removeClassMember(deps: ClassDeps, call: MemberOfCall): Promise<SchoolClass> {
  return changeMember(deps, call, 'remove', async (tx, { user_id, home, delete_after }) => {
    if (delete_after) return true;
    const staysHere =
      home === call.id &&
      (await members.moveHomes(tx, call.id, deps.clock(), user_id)).length === 0;
    if (!staysHere) {
      await members.deleteMember(tx, call.memberId);
      return false;
    }
    const now = deps.clock();
    await members.setPupilDeletion(tx, user_id, new Date(now.getTime() + PUPIL_RESTORE_DAYS * DAY));
    await revokeSessionsOf(tx, user_id, now);
    return true;
  });
}

/** Takes a removed class account back; one that is there stays as it is. Throws ClassFull. */
export function restoreClassMember(deps: ClassDeps, call: MemberOfCall): Promise<SchoolClass> {
  return changeMember(deps, call, null, async (tx, { user_id, home, delete_after }) => {
    if (!delete_after) return true;
    // Only the class that is its home has removed it.
    if (home !== call.id) throw ClassMemberNotFound();
    if (delete_after <= deps.clock()) throw ClassMemberNotFound();
    await expectRoom(tx, call.id, 1);
    await members.setPupilDeletion(tx, user_id, null);
    return true;
  });
}
