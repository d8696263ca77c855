import { useSyncExternalStore } from 'react';
import { hasNotices, watchNotices } from '../lib/toast.ts';
import { loadedLater } from './loaded-later.ts';

const panel = loadedLater(async () => (await import('./toaster-panel.tsx')).ToasterPanel);

/** Where toasts appear. Its code comes with the first toast. */
export function Toaster() {
  const needed = useSyncExternalStore(watchNotices, hasNotices, () => false);
  const Panel = panel.usePart(needed);
  return Panel && <Panel />;
}
