import { useEffect, useEffectEvent } from 'react';

/** Calls back when the reader has come back to this page from the site it had left for. */
export function useReturnByBackButton(onReturn: () => void): void {
  const onPageShow = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onPageShow();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
