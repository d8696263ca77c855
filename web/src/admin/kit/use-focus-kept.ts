import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Focuses a part of the page again when it is shown again without the focus: a page that waits for one of its parts hides
 * the others, and what is hidden has no focus.
 */
export function useFocusKept(focus: () => void): void {
  const again = useEffectEvent(() => {
    if (document.activeElement === document.body) focus();
  });
  useLayoutEffect(() => again(), []);
}
