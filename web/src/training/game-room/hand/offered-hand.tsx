import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';

const panel = lazyPart(async () => (await import('./hand-panel.tsx')).HandPanel);

/** The offer of the hand to a game; fetched for games that use it. */
export function OfferedHand(props: ComponentProps<NonNullable<ReturnType<typeof panel.usePart>>>) {
  const Panel = panel.usePart(true);
  return <Suspense>{Panel && <Panel {...props} />}</Suspense>;
}
