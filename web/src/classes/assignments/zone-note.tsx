import { formatTimeZone } from '@codivia/contract/text/format-dates';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { useTranslation } from '../../lib/i18n.ts';
import { hasSameClock } from '../../lib/zone-time.ts';

/** The zone in which the dates of the class are meant, and the one of the device where its clock differs. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const { t, language } = useTranslation('class-assignments');
  const own = readersTimeZone();
  const nameOf = (zone: string) => {
    const offset = formatTimeZone(zone, language, 'shortOffset', new Date());
    return `${zone.replaceAll('_', ' ')} (${offset})`;
  };
  return (
    <p className="text-muted text-sm">
      {t('zone', { zone: nameOf(timeZone) })}
      {!hasSameClock(timeZone, own) && (
        <strong className="text-ink"> {t('zone_differs', { zone: nameOf(own) })}</strong>
      )}
    </p>
  );
}
