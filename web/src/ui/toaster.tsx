import { useSyncExternalStore } from 'react';
import { hasNotices, watchNotices } from '../lib/toast.ts';
import { lazyPart } from './lazy-part.ts';

const panel = lazyPart(async () => (await import('./toaster-panel.tsx')).ToasterPanel);

/** Shows toasts. Its code comes with the first toast. */
export function Toaster() {
  const needed = useSyncExternalStore(watchNotices, hasNotices, () => false);
  const Panel = panel.usePart(needed);
  return Panel && <Panel />;
}
