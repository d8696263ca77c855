import { lazy, Suspense, useSyncExternalStore } from 'react';
import { anythingTold, watchNotices } from './toast.ts';

const ToasterPanel = lazy(() =>
  import('./toaster-panel.tsx').then((module) => ({ default: module.ToasterPanel })),
);

/** Where toasts appear. Its code comes with the first toast. */
export function Toaster() {
  const needed = useSyncExternalStore(watchNotices, anythingTold, () => false);
  return needed ? (
    <Suspense fallback={null}>
      <ToasterPanel />
    </Suspense>
  ) : null;
}
