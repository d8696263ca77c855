import { useSyncExternalStore } from 'react';

/** Below it text, code and result are shown one at a time (step.css). */
const NARROW = '(max-width: 63.99rem)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Tells whether the screen is too narrow for text beside code. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
