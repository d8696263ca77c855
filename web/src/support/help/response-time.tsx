import { useTranslation } from '../../lib/i18n.ts';
import { useResponseTime } from './help.api.ts';

/** Shows the measured time to the first answer; renders nothing while it is not known. */
export function ResponseTime() {
  const { t } = useTranslation('help');
  const { data } = useResponseTime();
  if (!data) return null;
  const minutes = data.median_minutes;
  const text =
    minutes === null
      ? t('thread.response_unknown')
      : minutes < 120
        ? t('thread.response_minutes', { count: Math.max(1, minutes) })
        : t('thread.response_hours', { count: Math.ceil(minutes / 60) });
  return <p className="text-muted">{text}</p>;
}
