import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { clockTime } from '../use-countdown.ts';

/** Takes keyboard and pointer away from the page while a pause lasts; its programs go on, and the focus comes back. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('root');
    const focused = document.activeElement;
    if (page) page.inert = true;
    return () => {
      if (page) page.inert = false;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, []);
}

/** Covers the lesson during a pause of the class. */
export function EyesUp({ seconds }: { seconds: number }) {
  const { t } = useTranslation('in-lesson');
  useInertPage();
  return (
    <div className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-night/95 p-6 text-center text-on-night">
      <Eye aria-hidden="true" className="size-20 text-joy" />
      <p className="font-bold text-4xl sm:text-5xl">{t('title')}</p>
      {/* A screen reader does not read every second of it. */}
      <p aria-live="off" className="max-w-prose text-xl tabular-nums">
        {t('text', { time: clockTime(seconds) })}
      </p>
      <p className="text-on-night-muted">{t('kept')}</p>
    </div>
  );
}
