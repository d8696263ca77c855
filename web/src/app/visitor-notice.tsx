import { Suspense, useMemo } from 'react';
import { hasWork, VISITOR } from '../lib/person.ts';
import { useSession } from '../lib/session.ts';
import { readStored } from '../lib/storage.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { loadAgain } from './shell/use-log-out.ts';

const offer = lazyPart(
  async () => (await import('../training/visitor-work/visitor-offer.tsx')).VisitorOffer,
);

/** Offers to whoever signs in the work that was written here before. Its code is fetched only where there is some. */
export function VisitorNotice() {
  const { user } = useSession();
  const person = user?.id;
  const isThere = useMemo(() => person !== undefined && hasWork(VISITOR), [person]);
  // One question at a time: the trial lesson has one of its own.
  const Offer = offer.usePart(isThere && readStored('trial_lesson') === null);
  return (
    Offer && (
      <Suspense>
        <Offer key={person} onTaken={() => loadAgain('taken')} />
      </Suspense>
    )
  );
}
