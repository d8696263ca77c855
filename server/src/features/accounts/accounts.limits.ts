import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import type { AccountDeps } from './accounts.deps.ts';

/** What the limits of accounts are applied with. */
export type LimitedAccountDeps = AccountDeps & { limits: RateLimits };

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Wrong passwords. */
export const LOGIN_PER_ACCOUNT: RateLimit = { name: 'login-account', limit: 10, seconds: QUARTER };
/** Wrong passwords for any account from one network: a school is one network. */
export const LOGIN_PER_NETWORK: RateLimit = { name: 'login-network', limit: 100, seconds: QUARTER };
export const MAILS_PER_ADDRESS: RateLimit = { name: 'mails', limit: 3, seconds: HOUR };
export const MAILS_PER_NETWORK: RateLimit = { name: 'mails-network', limit: 60, seconds: HOUR };
/** Attempts to sign up from one network: several classes of a school in one morning. */
export const REGISTRATIONS: RateLimit = { name: 'register', limit: 120, seconds: HOUR };
/** Addresses that one network may learn to have an account, by trying to sign up with them. */
export const KNOWN_ADDRESSES: RateLimit = { name: 'known-addresses', limit: 10, seconds: HOUR };
/** The same address tells its network nothing new the second time. */
export const KNOWN_ADDRESS: RateLimit = { name: 'known-address', limit: 1, seconds: HOUR };
/** A learner needs four an hour and tab; a whole school must fit in. */
export const REFRESHES: RateLimit = { name: 'refresh', limit: 1000, seconds: QUARTER };
/** Links from mails that are followed from one network. */
export const LINKS: RateLimit = { name: 'links', limit: 100, seconds: QUARTER };
/** Wrong passwords on the way to deleting an account. */
export const DELETIONS: RateLimit = { name: 'deletion', limit: 10, seconds: QUARTER };
export const PASSWORD_CHANGES: RateLimit = { name: 'password-change', limit: 10, seconds: HOUR };
