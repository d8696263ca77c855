import { RECOVERY_CODES, type SecondFactorState } from '@codivia/contract/api/second-factor';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { Jobs } from '../../services/jobs.ts';
import { seal, unseal } from '../../services/seal.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { SecondFactorEvent } from './second-factor.email.ts';
import { SecondFactorNotOffered, SecondFactorOff, SecondFactorOn } from './second-factor.errors.ts';
import * as queries from './second-factor.queries.ts';
import { secondFactorMail } from './second-factor-mail.job.ts';
import * as totp from './totp.ts';

/** The dependencies of checking codes. */
export interface CodeDeps extends Deps {
  /** Key of the encryption of secrets and of the hashes of recovery codes. */
  tokenSecret: string;
}

export interface SecondFactorDeps extends CodeDeps {
  jobs: Jobs;
}

/** Uses up a code, of the app or for recovery; false when it is not valid. */
export async function useCode(
  { db, clock, tokenSecret }: CodeDeps,
  { user_id, sealed_secret }: queries.SecondFactor,
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    return queries.spendRecoveryCode(db, user_id, totp.recoveryHash(tokenSecret, user_id, code));
  }
  const step = totp.stepOf(
    unseal(tokenSecret, 'second factor', user_id, sealed_secret),
    digits,
    clock(),
  );
  return step !== undefined && queries.spendStep(db, user_id, step);
}

/** Returns the confirmed second factor of a member, if there is one. */
export async function factorOf(
  db: Db,
  { id }: { id: string },
): Promise<queries.SecondFactor | undefined> {
  const factor = await queries.findFactor(db, id);
  return factor?.confirmed_at ? factor : undefined;
}

/** Returns the second factor of a member who began to turn it on. Throws SecondFactorOff, SecondFactorOn. */
export async function unconfirmedFactorOf(db: Db, id: string): Promise<queries.SecondFactor> {
  const factor = await queries.findFactor(db, id);
  if (!factor) throw SecondFactorOff();
  if (factor.confirmed_at) throw SecondFactorOn();
  return factor;
}

/** Enqueues the mail about an event of this moment, in the transaction of the event. */
function announce(
  { jobs, clock }: Pick<SecondFactorDeps, 'jobs' | 'clock'>,
  tx: Db,
  userId: string,
  event: SecondFactorEvent,
): Promise<void> {
  return jobs.enqueue(tx, secondFactorMail, { user_id: userId, event, at: clock().toISOString() });
}

/** Deletes the second factor of a member who is no administrator, mentor or teacher any more, and notifies them. */
export async function deleteUnofferedFactor(
  deps: Pick<SecondFactorDeps, 'jobs' | 'clock'>,
  tx: Db,
  userId: string,
): Promise<void> {
  if (await queries.isOffered(tx, userId)) return;
  if (await queries.deleteFactor(tx, userId)) await announce(deps, tx, userId, 'off');
}

const CHANGES = {
  on: { field: 'second_factor', from: false, to: true },
  off: { field: 'second_factor', from: true, to: false },
  codes: { field: 'recovery_codes' },
};

/** Records the change that a member made to their own second factor in the audit log, and notifies them by mail. */
async function recordAndAnnounce(
  deps: SecondFactorDeps,
  tx: Db,
  userId: string,
  event: SecondFactorEvent,
): Promise<void> {
  const entry = { action: 'update', subject: 'user', subject_id: userId, label: null } as const;
  await recordAudit(tx, userId, deps.clock(), { ...entry, changes: [CHANGES[event]] });
  await announce(deps, tx, userId, event);
}

/** Returns recovery codes that nobody has, and the hashes that are stored of them. */
function newCodes(
  { tokenSecret }: SecondFactorDeps,
  userId: string,
): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, totp.newRecoveryCode);
  return { codes, hashes: codes.map((one) => totp.recoveryHash(tokenSecret, userId, one)) };
}

/** Throws SecondFactorNotOffered. */
export async function expectOffered({ db }: CodeDeps, { id }: SessionUser): Promise<void> {
  if (!(await queries.isOffered(db, id))) throw SecondFactorNotOffered();
}

export async function readSecondFactor(
  { db }: SecondFactorDeps,
  { id }: SessionUser,
): Promise<SecondFactorState> {
  const factor = await queries.findFactor(db, id);
  return {
    enabled_at: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await queries.countRecoveryCodes(db, id),
  };
}

/** Returns a new secret, this once. Throws SecondFactorOn. */
export async function beginSecondFactor(
  deps: SecondFactorDeps,
  user: SessionUser,
): Promise<{ secret: string; uri: string }> {
  const { db, clock, tokenSecret } = deps;
  const secret = totp.newTotpSecret();
  const sealed = seal(tokenSecret, 'second factor', user.id, secret);
  if (!(await queries.insertSecret(db, user.id, sealed, clock()))) throw SecondFactorOn();
  return { secret, uri: totp.otpauthUri(secret, user.email) };
}

/** Confirms the secret and returns the recovery codes, this once. Throws SecondFactorOn. */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  { id }: SessionUser,
): Promise<string[]> {
  const { db, clock } = deps;
  const { codes, hashes } = newCodes(deps, id);
  await db.transaction(async (tx) => {
    if (!(await queries.confirmFactor(tx, id, clock()))) throw SecondFactorOn();
    await queries.replaceRecoveryCodes(tx, id, hashes);
    await recordAndAnnounce(deps, tx, id, 'on');
  });
  return codes;
}

/**
 * Replaces all recovery codes and returns the new ones, this once. Throws SecondFactorOff.
 */
export async function renewRecoveryCodes(
  deps: SecondFactorDeps,
  user: SessionUser,
): Promise<string[]> {
  const { db } = deps;
  const { codes, hashes } = newCodes(deps, user.id);
  await db.transaction(async (tx) => {
    if (!(await queries.lockFactor(tx, user.id))) throw SecondFactorOff();
    await queries.replaceRecoveryCodes(tx, user.id, hashes);
    await recordAndAnnounce(deps, tx, user.id, 'codes');
  });
  return codes;
}

export async function disableSecondFactor(
  deps: SecondFactorDeps,
  user: SessionUser,
): Promise<void> {
  const { db } = deps;
  await db.transaction(async (tx) => {
    if (await queries.deleteFactor(tx, user.id)) {
      await recordAndAnnounce(deps, tx, user.id, 'off');
    }
  });
}
