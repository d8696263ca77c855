import type { Member } from '@codivia/contract/api/accounts';
import type { ClosedBy, Right } from '@codivia/contract/api/permissions';

/** Returns why a right is closed to this member (docs/product.md#permissions); undefined while it is open. */
export function closedBy(user: Member | null, right: Right): ClosedBy | undefined {
  return user?.closed?.[right];
}
