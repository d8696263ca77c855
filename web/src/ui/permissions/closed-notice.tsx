import type { Right } from '@codivia/contract/api/permissions';
import { lazy, type ReactNode, Suspense } from 'react';
import { closedBy } from '../../lib/closed-by.ts';
import { useSession } from '../../lib/session.ts';

const ClosedWords = lazy(async () => ({
  default: (await import('./closed-words.tsx')).ClosedWords,
}));

/** Says why a right is closed to the signed-in member, and what to do; `children` while it is open. */
export function UnlessClosed({ right, children }: { right: Right; children?: ReactNode }) {
  const reason = closedBy(useSession().user, right);
  if (!reason) return children;
  return (
    <Suspense>
      <ClosedWords right={right} reason={reason} />
    </Suspense>
  );
}
