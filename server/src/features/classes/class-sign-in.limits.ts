import { randomUUID } from 'node:crypto';
import type { AuthAnswer } from '@codivia/contract/api/accounts';
import { cleanClassCode } from '@codivia/contract/api/class-codes';
import type { Deps } from '../../deps.ts';
import { TooManyRequests } from '../../errors.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import type { LimitedAccountDeps } from '../accounts/accounts.limits.ts';
import { type Caller, checkClaim, openProvedSession } from '../accounts/login.limits.ts';
import { findClassAccount } from './class-members.queries.ts';
import { plainWords } from './class-words.ts';
import { ClassCodeUnknown, InvalidClassCredentials } from './classes.errors.ts';
import { type ClassByCode, findClassByCode } from './classes.queries.ts';
import { plainUserName } from './user-names.ts';

/**
 * Wrong codes from one network, which is a school: some are typed wrong in each lesson. There are 27 to the power of 8.
 */
const CLASS_CODES: RateLimit = { name: 'class-codes', limit: 100, seconds: 15 * 60 };

type DoorDeps = Deps & { limits: RateLimits };

/**
 * Returns the class with a typed code, also a former one. Only wrong codes count, so that a whole school may sign in at
 * once. Throws ClassCodeUnknown, or TooManyRequests.
 */
export async function classOfCode(
  { db, clock, limits }: DoorDeps,
  typedCode: string,
  network: string,
): Promise<ClassByCode> {
  const found = await findClassByCode(db, cleanClassCode(typedCode), clock());
  if (found) return found;
  await limits.spend(CLASS_CODES, network);
  throw ClassCodeUnknown();
}

/** As classOfCode; a network that has tried too many wrong codes learns nothing about right ones either. */
export async function shownClassOfCode(
  deps: DoorDeps,
  typedCode: string,
  network: string,
): Promise<ClassByCode> {
  const found = await classOfCode(deps, typedCode, network);
  const { uses, seconds } = await deps.limits.left(CLASS_CODES, network);
  if (uses === 0) throw TooManyRequests(seconds);
  return found;
}

/**
 * Opens a session of a class account, within the limits of signing in. A code or a name that nobody has gets the answer
 * of wrong words after the same work, and the same limits, so that signing in tells nothing about codes. To be called
 * within `admitHashing`. Throws InvalidClassCredentials or TooManyRequests.
 */
export async function signInToClass(
  deps: LimitedAccountDeps,
  typedCode: string,
  { user_name, words }: { user_name: string; words: string },
  caller: Caller,
): Promise<AuthAnswer> {
  const code = cleanClassCode(typedCode);
  const userName = plainUserName(user_name);
  const { id = randomUUID() } = (await findClassByCode(deps.db, code, deps.clock())) ?? {};
  const claim = {
    found: await findClassAccount(deps.db, id, userName),
    name: `${code} ${userName}`,
    password: plainWords(words),
    refusal: InvalidClassCredentials,
  };
  const { user } = await checkClaim(deps, claim, caller);
  return openProvedSession(deps, user, caller);
}
