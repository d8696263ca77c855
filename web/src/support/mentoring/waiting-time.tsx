import { WAIT_DAYS } from '@codivia/contract/api/mentoring';
import { useTranslation } from '../../lib/i18n.ts';

/** Returns a wait in the unit that suits it: minutes, from two hours on hours, from two days on days. */
function useWaitText(): (minutes: number) => string {
  const { t } = useTranslation('mentoring');
  return (minutes) => {
    if (minutes < 120) return t('wait.minutes', { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 48
      ? t('wait.hours', { count: hours })
      : t('wait.days', { count: Math.round(hours / 24) });
  };
}

/** Shows the measured waiting time; without enough data, says so. */
export function WaitingTime({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation('mentoring');
  const textOf = useWaitText();
  return (
    <div className="grid gap-1">
      <h2 className="text-xl sm:text-2xl">{t('wait.title')}</h2>
      <p className="font-bold text-2xl">{minutes === null ? t('wait.unknown') : textOf(minutes)}</p>
      <p className="text-muted text-sm">{t('wait.measured', { days: WAIT_DAYS })}</p>
    </div>
  );
}
