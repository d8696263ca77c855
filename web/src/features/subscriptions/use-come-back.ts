import { useEffect, useEffectEvent } from 'react';

/** Calls back when the reader has come back to this page from the site it had left for. */
export function useComeBack(comeBack: () => void): void {
  const cameBack = useEffectEvent(comeBack);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && cameBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
