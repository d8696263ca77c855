import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import type { Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import { unfittingHash } from '../accounts/passwords.service.ts';
import { tidyName } from '../accounts/profile.service.ts';
import { dealSeats } from '../assignments/school-seats.queries.ts';
import { expectTakesIn } from './class-joining.service.ts';
import * as members from './class-members.queries.ts';
import type { ClassByCode } from './classes.queries.ts';
import { newClassAccount } from './new-class-account.ts';
import { newUserName } from './user-names.ts';

/** The name of a pupil whom the school does not name; the place in the class follows. */
const UNNAMED: Record<Language, string> = { fr: 'Élève', en: 'Pupil' };

/** Returns the name of a new pupil for the teacher's list. */
async function shownName(tx: Db, name: string, { id, language }: ClassByCode): Promise<string> {
  const clean = [...tidyName(name)].slice(0, NAME_MAX_LENGTH).join('').trim();
  return clean || `${UNNAMED[language]} ${(await members.countMembers(tx, id)) + 1}`;
}

/**
 * Creates the class account of somebody whom the school has named, in a class that is locked, and returns its id. Its
 * password is known to nobody. Throws JoiningClosed or ClassFull.
 */
export async function makeSchoolAccount(
  tx: Db,
  name: string,
  row: ClassByCode,
  now: Date,
): Promise<string> {
  await expectTakesIn(tx, row);
  const taken = await members.selectUserNames(tx, row.id);
  const password_hash = await unfittingHash();
  const fields = { name: await shownName(tx, name, row), password_hash };
  const account = newClassAccount(row, taken, { ...fields, joined_by: 'school' }, now);
  await members.insertClassAccounts(tx, [account]);
  await dealSeats(tx, row.id);
  return account.user.id;
}

/**
 * Lets a class account of another class into one that is locked, through the school; nothing changes for a member.
 * Throws JoiningClosed or ClassFull.
 */
export async function joinThroughSchool(
  tx: Db,
  { id: user_id, name }: { id: string; name: string },
  row: ClassByCode,
  now: Date,
): Promise<void> {
  if (await members.isMember(tx, row.id, user_id)) return;
  await expectTakesIn(tx, row);
  const taken = await members.selectUserNames(tx, row.id);
  const user_name = newUserName(name, row.language, taken);
  const joining = { joined_at: now, joined_by: 'school' as const };
  await members.insertMembers(tx, [{ class_id: row.id, user_id, name, user_name, ...joining }]);
  await dealSeats(tx, row.id);
}
