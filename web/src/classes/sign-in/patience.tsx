import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** Milliseconds after which somebody who waits is told that it goes on. */
const SLOW_MS = 4000;

/** Says after a while that a slow network is the reason, and that nothing has to be pressed again. */
export function Patience() {
  const { t } = useTranslation('class-sign-in');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-muted">
      {slow && t('slow')}
    </p>
  );
}
