import type { SessionUser } from '../../plugins/session.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { checkPasswordOf } from '../accounts/passwords.service.ts';
import {
  SecondFactorMissing,
  SecondFactorOff,
  SecondFactorRefused,
  SecondFactorRequired,
  SecondFactorWrong,
} from './second-factor.errors.ts';
import type { SecondFactor } from './second-factor.queries.ts';
import { type CodeDeps, factorOf, unconfirmedFactorOf, useCode } from './second-factor.service.ts';

/** Rate limit of codes that are checked: three of a million are right at any moment. */
const CODES: RateLimit = { name: 'second-factor', limit: 5, seconds: 15 * 60 };
const PASSWORDS: RateLimit = { name: 'second-factor-password', limit: 10, seconds: 15 * 60 };

type LimitedDeps = CodeDeps & { limits: RateLimits };

/**
 * Checks the code of an account with a second factor at sign-in, after the password. Wrong codes of one `subject` count
 * together. Throws SecondFactorRequired, SecondFactorRefused, TooManyRequests.
 */
export async function checkSecondFactor(
  deps: LimitedDeps,
  user: { id: string },
  code: string | undefined,
  subject: string,
): Promise<void> {
  const factor = await factorOf(deps.db, user);
  if (!factor) return;
  if (code === undefined) throw SecondFactorRequired();
  await deps.limits.attempt(CODES, subject, async () => {
    if (!(await useCode(deps, factor, code))) throw SecondFactorRefused();
  });
}

/** Throws WrongPassword or TooManyRequests. */
export function checkPassword(
  { db, limits }: LimitedDeps,
  { id }: SessionUser,
  password: string,
): Promise<void> {
  return limits.attempt(PASSWORDS, id, () => checkPasswordOf(db, id, password));
}

/** Throws SecondFactorWrong or TooManyRequests. */
async function checkCode(deps: LimitedDeps, factor: SecondFactor, code: string): Promise<void> {
  await deps.limits.attempt(CODES, factor.user_id, async () => {
    if (!(await useCode(deps, factor, code))) throw SecondFactorWrong();
  });
}

/**
 * Checks the code of an account with a second factor, besides the password, before an action that could take the
 * account over. Throws SecondFactorMissing, SecondFactorWrong or TooManyRequests.
 */
export async function checkCodeOf(
  deps: LimitedDeps,
  user: { id: string },
  code: string | undefined,
): Promise<void> {
  const factor = await factorOf(deps.db, user);
  if (!factor) return;
  if (code === undefined) throw SecondFactorMissing();
  await checkCode(deps, factor, code);
}

/** Throws SecondFactorOff, SecondFactorOn, SecondFactorWrong or TooManyRequests. */
export async function checkFirstCode(
  deps: LimitedDeps,
  { id }: SessionUser,
  code: string,
): Promise<void> {
  await checkCode(deps, await unconfirmedFactorOf(deps.db, id), code);
}

/** Throws WrongPassword, SecondFactorOff, SecondFactorWrong or TooManyRequests. */
export async function checkBoth(
  deps: LimitedDeps,
  user: SessionUser,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await checkPassword(deps, user, password);
  const factor = await factorOf(deps.db, user);
  if (!factor) throw SecondFactorOff();
  await checkCode(deps, factor, code);
}
