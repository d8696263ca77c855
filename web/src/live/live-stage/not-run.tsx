import { MonitorPlay } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** Placeholder of the result until the first run. */
export function NotRun() {
  const { t } = useTranslation('live-stage');
  return (
    <div className="grid grow place-content-center justify-items-center gap-2 rounded-control border-2 border-line border-dashed p-6 text-center">
      <MonitorPlay aria-hidden="true" className="size-9 text-trail" />
      <p className="font-bold text-lg">{t('not_run')}</p>
      <p className="max-w-md text-balance text-muted">{t('not_run_text')}</p>
    </div>
  );
}
