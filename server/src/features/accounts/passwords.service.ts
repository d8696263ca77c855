import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import type { Db } from '../../db/connect.ts';
import {
  HashingBusy,
  PasswordTooCommon,
  PasswordTooPersonal,
  WrongPassword,
} from './accounts.errors.ts';
import { PAUSE_MS, pool } from './hash-pool.ts';
import { findUser } from './users.queries.ts';

/**
 * Maximum number of requests that hash in one process at a time: three classes that sign in at once. The last of them
 * waits about five seconds.
 */
export const HASHING_LIMIT = 100;

/**
 * These requests work one after the other, including their statements: all at once they would fill the queue of the
 * database, and all other requests would wait behind them.
 */
const turns = pLimit(1);

/**
 * Runs work that hashes a password when its turn comes, unless too many wait already: those are refused before they
 * cost anything else. Not to be nested. Throws HashingBusy.
 */
export async function admitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (turns.activeCount + turns.pendingCount >= HASHING_LIMIT) throw HashingBusy();
  const hasToWait = turns.activeCount > 0;
  return turns(async () => {
    // Other requests that have arrived meanwhile are answered between two turns.
    if (hasToWait) await delay(PAUSE_MS);
    return work();
  });
}

/** Returns a password in one form: it may be typed with composed or with separate accents. */
function typed(password: string): string {
  return password.normalize('NFC');
}

/** Hashes a password. To be called within `admitHashing` by requests that do not need a session. */
export async function hashPassword(password: string): Promise<string> {
  return String(await pool.run({ password: typed(password) }));
}

let unfitting: Promise<string> | undefined;

/**
 * Returns the hash of a password that nobody knows. It stands for people who do not exist, so that a wrong address takes
 * as long as a wrong password, and in accounts that have no password yet.
 */
export function unfittingHash(): Promise<string> {
  unfitting ??= hashPassword(randomBytes(32).toString('base64url'));
  return unfitting;
}

/**
 * True when the password is the one behind the hash; without a hash false, after the same work. To be
 * called within `admitHashing`.
 */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const hash = passwordHash ?? (await unfittingHash());
  const fits = await pool.run({ password: typed(password), hash });
  return passwordHash !== undefined && fits === true;
}

/** The passwords that attackers try first: about 50,000 out of leaks, in lower case, and our own name. */
const COMMON = new Set([...dictionary['passwords-common'], 'codivia']);

/** Returns a text without case and accents, which make no password harder to guess. */
function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/**
 * Refuses a new password that is easy to guess: white space alone, a common one, the owner's address or its first part,
 * their name, or a word of it. Throws PasswordTooCommon or PasswordTooPersonal.
 */
export function checkNewPassword(
  password: string,
  { email, name }: { email: string; name: string },
): void {
  const guess = folded(password);
  const address = folded(email);
  const words = folded(name).split(/\s+/);
  const personal = [address, address.split('@')[0], words.join(' '), words.join(''), ...words];
  if (personal.includes(guess)) throw PasswordTooPersonal();
  if (guess.trim() === '' || COMMON.has(guess)) throw PasswordTooCommon();
}

/**
 * Checks the password of a member who is signed in. To be called within `admitHashing`, with a limit on wrong
 * passwords. Throws WrongPassword.
 */
export async function checkPasswordOf(db: Db, id: string, password: string): Promise<void> {
  const user = await findUser(db, id);
  if (!(await passwordFits(user?.password_hash, password))) throw WrongPassword();
}
