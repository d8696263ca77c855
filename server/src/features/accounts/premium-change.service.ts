import type { Db } from '../../db/connect.ts';
import { endWithPremium, type PremiumEndDeps } from '../api-tokens/premium-end.service.ts';

/**
 * Changes the grounds of a member's premium, or the role, within a transaction. API tokens end with premium: where it
 * was over already and may begin again now, and where it is over by this change.
 */
export async function changePremium<T>(
  tx: Db,
  deps: PremiumEndDeps,
  userId: string,
  change: () => Promise<T>,
): Promise<T> {
  await endWithPremium(tx, deps, userId);
  const changed = await change();
  await endWithPremium(tx, deps, userId);
  return changed;
}
