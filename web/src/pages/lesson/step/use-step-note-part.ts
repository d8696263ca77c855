import { useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';

const part = lazyPart(
  async () => (await import('../../../features/step-notes/step-note.tsx')).StepNote,
);

/**
 * The delay before star and note are fetched, in milliseconds: the first step is read before anybody notes something.
 */
const LATE_MS = 1500;
let isFetched = false;

/** The star and the note of a step, once the lesson can be read (docs/decisions/0237); null until then. */
export function useStepNotePart(isNeeded: boolean) {
  const [isLate, setIsLate] = useState(isFetched);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => {
      isFetched = true;
      setIsLate(true);
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return part.usePart(isNeeded && isLate);
}
