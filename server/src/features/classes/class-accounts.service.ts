import type { ClassCard } from '@codivia/contract/api/class-roster';
import { CLASS_MEMBERS_MAX } from '@codivia/contract/api/classes';
import type { Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { deleteDevicesOf } from '../accounts/known-devices.queries.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { revokeSessionsOf } from '../accounts/sessions.queries.ts';
import { dealSeats } from '../assignments/school-seats.queries.ts';
import { recordAccess } from './class-accesses.queries.ts';
import * as members from './class-members.queries.ts';
import { namesIn } from './class-names.ts';
import { newWords, plainWords } from './class-words.ts';
import {
  ClassFull,
  ClassMemberNotFound,
  ClassNotFound,
  NotClassAccount,
} from './classes.errors.ts';
import { type ClassRow, selectClass } from './classes.queries.ts';
import { type ClassDeps, expectOpen, inTaughtClass } from './classes.service.ts';
import { newClassAccount } from './new-class-account.ts';

export { newWords, plainWords } from './class-words.ts';

/** Words with the hash that is stored of them. */
interface Words {
  words: string;
  password_hash: string;
}

/** Returns new words for some accounts. They are hashed before a transaction begins, which would wait for that. */
async function hashedWords(language: Language, count: number): Promise<Words[]> {
  const made: Words[] = [];
  for (let number = 0; number < count; number++) {
    const words = newWords(language);
    made.push({ words, password_hash: await hashPassword(plainWords(words)) });
  }
  return made;
}

/** Returns the language of a class, in which words are made. Throws ClassNotFound. */
async function languageOf({ db }: Deps, userId: string, id: string): Promise<Language> {
  const row = await selectClass(db, userId, id);
  if (!row) throw ClassNotFound();
  return row.language;
}

/** Throws ClassFull when so many more would be in the class than may be. */
export async function expectRoom(tx: Db, classId: string, more: number): Promise<void> {
  if ((await members.countMembers(tx, classId)) + more > CLASS_MEMBERS_MAX) throw ClassFull();
}

/** Creates class accounts in a class that is locked, and returns their cards. */
async function makeAccounts(
  tx: Db,
  row: ClassRow,
  names: string[],
  words: Words[],
  now: Date,
): Promise<ClassCard[]> {
  const taken = await members.selectUserNames(tx, row.id);
  const made = names.map((name, index) => {
    const { words: card = '', password_hash = '' } = words[index] ?? {};
    const account = newClassAccount(row, taken, { name, password_hash, joined_by: 'list' }, now);
    const { id, user_name } = account.member;
    return { ...account, card: { id, name, user_name, words: card } };
  });
  await members.insertClassAccounts(tx, made);
  return made.map(({ card }) => card);
}

/**
 * Makes class accounts from a list of names, and returns them with their words, this once. To be called within
 * `admitHashing`. Throws ClassNotFound, ClassArchived, ClassFull, and what namesIn throws.
 */
export async function addClassAccounts(
  deps: Deps,
  userId: string,
  id: string,
  lines: readonly string[],
): Promise<ClassCard[]> {
  const language = await languageOf(deps, userId, id);
  const names = namesIn(lines);
  const words = await hashedWords(language, names.length);
  return inTaughtClass(deps, userId, id, async (tx, row) => {
    expectOpen(row);
    await expectRoom(tx, id, names.length);
    const cards = await makeAccounts(tx, row, names, words, deps.clock());
    await dealSeats(tx, id);
    return cards;
  });
}

/** Returns the class accounts that are at home in a class. Throws ClassMemberNotFound or NotClassAccount. */
async function selectAccounts(
  tx: Db,
  classId: string,
  ids: string[],
): Promise<members.MemberRow[]> {
  const found = await members.selectMembersOf(tx, classId, ids);
  if (found.length < ids.length || found.some((one) => one.delete_after)) {
    throw ClassMemberNotFound();
  }
  if (found.some((one) => one.home !== classId)) throw NotClassAccount();
  return found;
}

/**
 * Gives class accounts new words, ends their sessions, forgets their devices, and returns their ids with the words, this
 * once. To be called within `admitHashing`. Throws ClassNotFound, ClassMemberNotFound or NotClassAccount.
 */
export async function renewClassWords(
  deps: ClassDeps,
  userId: string,
  id: string,
  memberIds: string[],
): Promise<{ userIds: string[]; cards: ClassCard[] }> {
  const words = await hashedWords(await languageOf(deps, userId, id), memberIds.length);
  return inTaughtClass(deps, userId, id, async (tx) => {
    const now = deps.clock();
    const found = await selectAccounts(tx, id, memberIds);
    const accounts = found.map((one, index) => ({ ...one, ...(words[index] as Words) }));
    const userIds = accounts.map(({ user_id }) => user_id);
    await members.setWords(tx, accounts);
    for (const account of userIds) await revokeSessionsOf(tx, account, now);
    await deleteDevicesOf(tx, userIds);
    const access = { class_id: id, actor_id: userId, action: 'reset' as const, at: now };
    await recordAccess(tx, access, memberIds);
    const cards = accounts.map(({ id: member, name, user_name, words: card }) => ({
      id: member,
      name,
      user_name: user_name ?? '',
      words: card,
    }));
    return { userIds, cards };
  });
}
