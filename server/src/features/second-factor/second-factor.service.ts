import { RECOVERY_CODES, type SecondFactorState } from '@codivia/contract/second-factor';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { checkPasswordOf } from '../accounts/password-proof.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { SecondFactorEvent } from './second-factor.email.ts';
import {
  SecondFactorOff,
  SecondFactorOn,
  SecondFactorRefused,
  SecondFactorRequired,
  SecondFactorWrong,
} from './second-factor.errors.ts';
import * as queries from './second-factor.queries.ts';
import { secondFactorMail } from './second-factor-mail.job.ts';
import * as totp from './totp.ts';

/** Codes that are looked at: three of a million are right at any moment. */
const CODES: RateLimit = { name: 'second-factor', limit: 5, seconds: 15 * 60 };
const PASSWORDS: RateLimit = { name: 'second-factor-password', limit: 10, seconds: 15 * 60 };

/** What checking codes takes. */
export interface CodeDeps {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** Keys the encryption of secrets and the hashes of recovery codes. */
  tokenSecret: string;
}

export interface SecondFactorDeps extends CodeDeps {
  jobs: Jobs;
}

/** Uses a code up, of the app or for recovery; false when it is none. */
async function spendCode(
  { db, clock, tokenSecret }: CodeDeps,
  { user_id, sealed_secret }: queries.SecondFactor,
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    return queries.spendRecoveryCode(db, user_id, totp.recoveryHash(tokenSecret, user_id, code));
  }
  const step = totp.stepOf(totp.unseal(tokenSecret, user_id, sealed_secret), digits, clock());
  return step !== undefined && queries.spendStep(db, user_id, step);
}

/**
 * Asks administrators who have a second factor for its code, at sign-in, after the password. `subject`
 * is whose wrong codes count together. Throws SecondFactorRequired, SecondFactorRefused,
 * TooManyRequests.
 */
export async function checkSecondFactor(
  deps: CodeDeps,
  user: { id: string; role: string },
  code: string | undefined,
  subject: string,
): Promise<void> {
  if (user.role !== 'admin') return;
  const factor = await queries.findFactor(deps.db, user.id);
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw SecondFactorRequired();
  await deps.limits.spend(CODES, subject);
  if (!(await spendCode(deps, factor, code))) throw SecondFactorRefused();
  await deps.limits.giveBack(CODES, subject);
}

/** Enqueues the mail about what happens now, in the transaction that does it. */
function announce(
  { jobs, clock }: Pick<SecondFactorDeps, 'jobs' | 'clock'>,
  tx: Db,
  user_id: string,
  event: SecondFactorEvent,
): Promise<void> {
  return jobs.enqueue(tx, secondFactorMail, { user_id, event, at: clock().toISOString() });
}

/** Takes the second factor of somebody away who administers the site no longer, and tells them. */
export async function dropSecondFactor(
  deps: Pick<SecondFactorDeps, 'jobs' | 'clock'>,
  tx: Db,
  userId: string,
): Promise<void> {
  if (await queries.dropFactor(tx, userId)) await announce(deps, tx, userId, 'off');
}

const CHANGES = {
  on: { field: 'second_factor', from: false, to: true },
  off: { field: 'second_factor', from: true, to: false },
  codes: { field: 'recovery_codes' },
};

/** Writes what administrators did with their own second factor into the audit log, and tells them by mail. */
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

/** What administrators do with the second factor of their own account. */
export function secondFactorService(deps: SecondFactorDeps) {
  const { db, clock, limits, tokenSecret } = deps;

  async function provePassword(user: SessionUser, password: string): Promise<void> {
    await limits.spend(PASSWORDS, user.id);
    await checkPasswordOf(db, user.id, password);
    await limits.giveBack(PASSWORDS, user.id);
  }

  /** Throws SecondFactorWrong or TooManyRequests. */
  async function proveCode(factor: queries.SecondFactor, code: string): Promise<void> {
    await limits.spend(CODES, factor.user_id);
    if (!(await spendCode(deps, factor, code))) throw SecondFactorWrong();
    await limits.giveBack(CODES, factor.user_id);
  }

  /** Recovery codes nobody has, and what is kept of them. */
  function newCodes(userId: string): { codes: string[]; hashes: string[] } {
    const codes = Array.from({ length: RECOVERY_CODES }, totp.newRecoveryCode);
    return { codes, hashes: codes.map((one) => totp.recoveryHash(tokenSecret, userId, one)) };
  }

  /** Throws WrongPassword, SecondFactorOff, SecondFactorWrong, TooManyRequests. */
  async function proveBoth(user: SessionUser, password: string, code: string): Promise<void> {
    await provePassword(user, password);
    const factor = await queries.findFactor(db, user.id);
    if (!factor?.confirmed_at) throw SecondFactorOff();
    await proveCode(factor, code);
  }

  return {
    async read({ id }: SessionUser): Promise<SecondFactorState> {
      const factor = await queries.findFactor(db, id);
      return {
        enabled_at: factor?.confirmed_at?.toISOString() ?? null,
        recovery_codes_left: await queries.countRecoveryCodes(db, id),
      };
    },

    /** Answers a new secret, this once. Throws WrongPassword, SecondFactorOn, TooManyRequests. */
    async begin(user: SessionUser, password: string): Promise<{ secret: string; uri: string }> {
      await provePassword(user, password);
      const secret = totp.newTotpSecret();
      const sealed = totp.seal(tokenSecret, user.id, secret);
      if (!(await queries.insertSecret(db, user.id, sealed, clock()))) throw SecondFactorOn();
      return { secret, uri: totp.addressOf(secret, user.email) };
    },

    /**
     * Makes the secret count and answers the recovery codes, this once. Throws SecondFactorOff,
     * SecondFactorOn, SecondFactorWrong, TooManyRequests.
     */
    async confirm({ id }: SessionUser, code: string): Promise<string[]> {
      const factor = await queries.findFactor(db, id);
      if (!factor) throw SecondFactorOff();
      if (factor.confirmed_at) throw SecondFactorOn();
      await proveCode(factor, code);
      const { codes, hashes } = newCodes(id);
      await db.transaction(async (tx) => {
        if (!(await queries.confirmFactor(tx, id, clock()))) throw SecondFactorOn();
        await queries.replaceRecoveryCodes(tx, id, hashes);
        await recordAndAnnounce(deps, tx, id, 'on');
      });
      return codes;
    },

    /**
     * Replaces all recovery codes and answers the new ones, this once. Throws WrongPassword,
     * SecondFactorOff, SecondFactorWrong, TooManyRequests.
     */
    async renewCodes(user: SessionUser, password: string, code: string): Promise<string[]> {
      await proveBoth(user, password, code);
      const { codes, hashes } = newCodes(user.id);
      await db.transaction(async (tx) => {
        if (!(await queries.lockFactor(tx, user.id))) throw SecondFactorOff();
        await queries.replaceRecoveryCodes(tx, user.id, hashes);
        await recordAndAnnounce(deps, tx, user.id, 'codes');
      });
      return codes;
    },

    /** Throws WrongPassword, SecondFactorOff, SecondFactorWrong, TooManyRequests. */
    async disable(user: SessionUser, password: string, code: string): Promise<void> {
      await proveBoth(user, password, code);
      await db.transaction(async (tx) => {
        if (await queries.dropFactor(tx, user.id)) {
          await recordAndAnnounce(deps, tx, user.id, 'off');
        }
      });
    },
  };
}
