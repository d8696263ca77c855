import { TooManyRequests } from '../../errors.ts';
import { createRateLimits } from '../../services/rate-limits.ts';
import { admitCode } from '../gift-cards/gift-cards.limits.ts';
import { EmailTaken } from './accounts.errors.ts';
import {
  KNOWN_ADDRESS,
  KNOWN_ADDRESSES,
  type LimitedAccountDeps,
  MAILS_PER_ADDRESS,
  REGISTRATIONS,
} from './accounts.limits.ts';
import { findUserByEmail } from './users.queries.ts';

/**
 * Refuses an address that has an account, and counts that its network knows so now. Once the network
 * has learned of as many as it may, every address is refused alike, since a refusal of the known ones
 * alone would tell as much. Throws EmailTaken or TooManyRequests.
 */
async function admitAddress(
  { db, clock }: LimitedAccountDeps,
  email: string,
  network: string,
): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const limits = createRateLimits(tx, clock);
    // Locks the count until the transaction ends: addresses tried at once are looked at one by one.
    const { uses, seconds } = await limits.left(KNOWN_ADDRESSES, network);
    if (uses === 0) return TooManyRequests(seconds);
    if (!(await findUserByEmail(tx, email))) return undefined;
    const isNew = await limits.trySpend(KNOWN_ADDRESS, `${network}\0${email.toLowerCase()}`);
    if (isNew) await limits.trySpend(KNOWN_ADDRESSES, network);
    return EmailTaken();
  });
  if (refusal) throw refusal;
}

/** Lets a registration in, with the code of a gift card perhaps. Throws EmailTaken, InvalidCode, TooManyRequests. */
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
