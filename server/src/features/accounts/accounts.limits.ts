import { TooManyRequests } from '../../errors.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { createRateLimits, type RateLimit, type RateLimits } from '../../services/rate-limits.ts';
import { admitCode } from '../gift-cards/gift-cards.limits.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailTaken } from './accounts.errors.ts';
import { findUserByEmail } from './users.queries.ts';

/** The dependencies of the rate limits of accounts. */
export type LimitedAccountDeps = AccountDeps & { limits: RateLimits };

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Wrong passwords. */
export const LOGIN_PER_ACCOUNT: RateLimit = { name: 'login-account', limit: 10, seconds: QUARTER };
/** Wrong passwords for any account from one network: a school is one network. */
export const LOGIN_PER_NETWORK: RateLimit = { name: 'login-network', limit: 100, seconds: QUARTER };
/** Applied silently: the answer is the same without a mail, so handlers count it themselves. */
export const MAILS_PER_ADDRESS: RateLimit = { name: 'mails', limit: 3, seconds: HOUR };
export const MAILS_PER_NETWORK: RouteLimit = {
  name: 'mails-network',
  per: 'ip',
  limit: 60,
  seconds: HOUR,
};
/** New addresses that a member may ask for. Only those with the right password count. */
export const EMAIL_CHANGES: RateLimit = { name: 'email-change', limit: 5, seconds: 24 * HOUR };
/**
 * Attempts to sign up from one network: several classes of a school in one morning. Forms that are filled in wrongly
 * do not count.
 */
export const REGISTRATIONS: RateLimit = { name: 'register', limit: 120, seconds: HOUR };
/** Number of addresses that one network may try to sign up with and so learn that they have an account. */
export const KNOWN_ADDRESSES: RateLimit = { name: 'known-addresses', limit: 10, seconds: HOUR };
/** Trying the same address again reveals nothing new to a network, so it counts once. */
export const KNOWN_ADDRESS: RateLimit = { name: 'known-address', limit: 1, seconds: HOUR };
/** A learner needs four an hour and tab; a whole school must fit in. */
export const REFRESHES: RouteLimit = { name: 'refresh', per: 'ip', limit: 1000, seconds: QUARTER };
/**
 * Links from mails that are followed from one network. Counted within `admitHashing`: a request that is refused as too
 * many hash costs no statement (docs/decisions/0142).
 */
export const LINKS: RateLimit = { name: 'links', limit: 100, seconds: QUARTER };
/** Wrong passwords on the way to another address. */
export const EMAIL_PASSWORDS: RateLimit = { name: 'email-password', limit: 10, seconds: QUARTER };
/** Wrong passwords on the way to deleting an account. */
export const DELETIONS: RateLimit = { name: 'deletion', limit: 10, seconds: QUARTER };
/** Counted within `admitHashing`, like `LINKS`. */
export const PASSWORD_CHANGES: RateLimit = { name: 'password-change', limit: 10, seconds: HOUR };

/**
 * Refuses an address that has an account, and counts that its network knows so now. Once the network has learned of as
 * many as it may, every address is refused alike, since a refusal of the known ones alone would reveal as much. Throws
 * EmailTaken or TooManyRequests.
 */
export async function admitAddress(
  { db, clock }: LimitedAccountDeps,
  email: string,
  network: string,
): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const limits = createRateLimits(tx, clock);
    // Locks the count until the transaction ends: addresses tried at once are checked one by one.
    const { uses, seconds } = await limits.left(KNOWN_ADDRESSES, network);
    if (uses === 0) return TooManyRequests(seconds);
    if (!(await findUserByEmail(tx, email))) return undefined;
    const isNew = await limits.trySpend(KNOWN_ADDRESS, `${network}\0${email.toLowerCase()}`);
    if (isNew) await limits.trySpend(KNOWN_ADDRESSES, network);
    return EmailTaken();
  });
  if (refusal) throw refusal;
}

/** Admits a registration, possibly with the code of a gift card. Throws EmailTaken, InvalidCode, TooManyRequests. */
export async function admitRegistration(
  deps: LimitedAccountDeps,
  email: string,
  code: string | undefined,
  network: string,
): Promise<void> {
  await deps.limits.spend(REGISTRATIONS, network);
  if (code !== undefined) await admitCode(deps, code, network);
  await admitAddress(deps, email, network);
  await deps.limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
}
