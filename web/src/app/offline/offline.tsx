import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { OfflineRoom } from '../../../service-worker/messages.ts';
import { ROUTES } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

/** Rooms that open without network once they were visited. */
const ROOMS: Record<string, OfflineRoom> = {
  [ROUTES.pythonRoom]: 'python',
  [ROUTES.webRoom]: 'web',
  [ROUTES.gameRoom]: 'game',
  [ROUTES.aiLab]: 'ai-lab',
};

/** The files that the page itself needs are fetched first: keeping begins this much later, in milliseconds. */
const QUIET_MS = 3000;

const panel = lazyPart(async () => (await import('./offline-panel.tsx')).OfflinePanel);

/** True once the page has had time to build up. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setCalm(true), QUIET_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', wait);
    };
  }, []);
  return calm;
}

/**
 * Keeps visited rooms for offline use, and offers new versions. Anyone who has visited no room fetches nothing of it.
 * Only the built app has a service worker.
 */
export function Offline() {
  const room = ROOMS[useLocation().pathname];
  const calm = useCalm();
  const able = import.meta.env.PROD && 'serviceWorker' in navigator;
  const needed = able && calm && (!!room || navigator.serviceWorker.controller !== null);
  const Panel = panel.usePart(needed);
  return Panel && <Panel room={room} />;
}
