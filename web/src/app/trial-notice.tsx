import { Suspense } from 'react';
import { useSession } from '../lib/session.ts';
import { readStored } from '../lib/storage.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const transfer = lazyPart(
  async () => (await import('../pages/lesson/trial/trial-transfer.tsx')).TrialTransfer,
);

/** Shows what becomes of a trial lesson once somebody is signed in. Its code is fetched only when there is one. */
export function TrialNotice() {
  const { user } = useSession();
  const Transfer = transfer.usePart(user !== null && readStored('trial_lesson') !== null);
  return (
    Transfer && (
      <Suspense>
        <Transfer key={user?.id} />
      </Suspense>
    )
  );
}
