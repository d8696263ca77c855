import { networkOf } from '../../services/network.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS, MAILS_PER_NETWORK } from '../accounts/accounts.limits.ts';

const HOUR = 60 * 60;

/** Questions of a member. */
export const QUESTIONS: RateLimit = { name: 'help-questions', limit: 10, seconds: HOUR };
/** Messages and changes of state in one's own questions. */
export const MESSAGES: RateLimit = { name: 'help-messages', limit: 60, seconds: HOUR };
/** Links of mails and what is written with them, from one network. */
export const HELP_LINKS: RateLimit = { name: 'help-links', limit: 200, seconds: 15 * 60 };
/** Signs of presence: every ten seconds in some tabs. */
export const PRESENCES: RateLimit = { name: 'help-presences', limit: 600, seconds: 15 * 60 };

/**
 * Counts a question by mail. False when the address has reached its limit: then no mail is written, and the response
 * is the same. Throws TooManyRequests.
 */
export async function admitQuestionByMail(
  limits: RateLimits,
  ip: string,
  email: string,
): Promise<boolean> {
  await limits.spend(MAILS_PER_NETWORK, networkOf(ip));
  return limits.trySpend(MAILS_PER_ADDRESS, email.trim().toLowerCase());
}
