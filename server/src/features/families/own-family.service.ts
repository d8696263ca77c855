import type { OwnFamily } from '@codivia/contract/api/family-child';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/users.queries.ts';
import { deletionAfter } from './family-deletion.service.ts';
import { familyViewOf } from './family-view.service.ts';
import { fifteenFrom } from './fifteen.service.ts';
import { selectTiesOfChild, switchesOf } from './ties.queries.ts';

/** Returns the parents of a member, and what parents see of them. */
export async function readOwnFamily(
  deps: Deps,
  userId: string,
  timeZone: string,
): Promise<OwnFamily> {
  const user = await findUser(deps.db, userId);
  const from = user && fifteenFrom(user);
  const found = await selectTiesOfChild(deps.db, userId);
  return {
    parents: found.map(({ tie, email }) => ({
      id: tie.parent_id,
      email,
      asked_by: tie.asked_by,
      asked_at: tie.asked_at.toISOString(),
      state: tie.state,
      answered_at: tie.answered_at?.toISOString() ?? null,
      seen_at: tie.seen_at?.toISOString() ?? null,
      switches: switchesOf(tie),
      deletion_on: tie.deletion_asked_at && deletionAfter(tie.deletion_asked_at).toISOString(),
    })),
    view: await familyViewOf(deps, userId, timeZone),
    ...(from && { fifteen_from: from.toISOString() }),
  };
}
