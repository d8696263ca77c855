import type { ClassCard } from '@codivia/contract/api/class-roster';
import type { RateLimits } from '../../services/rate-limits.ts';
import { LOGIN_PER_ACCOUNT } from '../accounts/accounts.limits.ts';
import { renewClassWords } from './class-accounts.service.ts';
import type { ClassDeps } from './classes.service.ts';

/**
 * Gives class accounts new words, which work at once however many wrong ones were tried before. Throws what
 * renewClassWords throws.
 */
export async function renewWordsAndTries(
  deps: ClassDeps & { limits: RateLimits },
  userId: string,
  id: string,
  memberIds: string[],
): Promise<ClassCard[]> {
  const { userIds, cards } = await renewClassWords(deps, userId, id, memberIds);
  for (const account of userIds) await deps.limits.clear(LOGIN_PER_ACCOUNT, account);
  return cards;
}
