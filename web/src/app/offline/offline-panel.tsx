import { Suspense, useEffect, useState } from 'react';
import type { OfflineRoom } from '../../../service-worker/messages.ts';
import { requestRoomCache } from '../../lib/network.ts';
import { NewVersion } from './new-version.tsx';
import { changeTo, watchNewVersion } from './registration.ts';

/** Keeps the room that is open, if any, and offers a new version once it is there. */
export function OfflinePanel({ room }: { room: OfflineRoom | undefined }) {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    // A browser may refuse service workers, in a private window for instance: then rooms need network.
    if (room) requestRoomCache(room).catch(() => {});
  }, [room]);
  useEffect(() => watchNewVersion(setWaiting), []);

  // The region must exist before its text, or screen readers do not announce the text.
  return (
    <div role="status">
      <Suspense>
        {waiting && (
          <NewVersion onReload={() => changeTo(waiting)} onLater={() => setWaiting(null)} />
        )}
      </Suspense>
    </div>
  );
}
