import { usePending } from '../pending.ts';

/** A line under the navigation bar while the next page is being loaded. */
export function PendingBar() {
  if (!usePending()) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-16 z-40 h-1 animate-shimmer bg-trail motion-reduce:animate-none"
    />
  );
}
