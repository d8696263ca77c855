import { lazy, Suspense, useEffect, useState } from 'react';
import type { Celebration } from './celebration.ts';
import { useCelebration } from './use-celebration.ts';

const Opened = lazy(async () => {
  const { CelebrationDialog } = await import('./celebration-dialog.tsx');
  return { default: CelebrationDialog };
});

/**
 * Celebrates levels and badges where they are earned (docs/product.md#celebrations), one dialog at a time.
 *
 * @param isIdle true if nothing prevents a delayed celebration
 */
export function Celebrations({ isIdle }: { isIdle: boolean }) {
  const { celebration, close } = useCelebration(isIdle);
  const [last, setLast] = useState<Celebration | null>(null);
  useEffect(() => {
    if (celebration) setLast(celebration);
  }, [celebration]);
  // It stays while it closes, and gives the focus back.
  const content = celebration ?? last;
  return (
    <Suspense>
      {content && <Opened open={celebration !== null} celebration={content} onClose={close} />}
    </Suspense>
  );
}
