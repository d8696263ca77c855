import type { SchoolClass } from '@codivia/contract/api/classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';

/** Says which lessons the class opens, and whether there are seats for all. */
export function LicenceNote({ taught }: { taught: SchoolClass }) {
  const { t, language } = useTranslation('class-roster');
  const { licence, members } = taught;
  if (!licence) return <p className="text-muted">{t('licence.none')}</p>;
  const date = formatDate(licence.until, language);
  if (Date.parse(licence.until) <= Date.now()) {
    return <p className="rounded-card bg-joy-soft p-4">{t('licence.over', { date })}</p>;
  }
  const without = members.filter((m) => m.delete_after === null && !m.has_seat).length;
  return (
    <div className="grid gap-1">
      <p className="text-muted">{t('licence.until', { count: licence.seats, date })}</p>
      {without > 0 && (
        <p className="rounded-card bg-joy-soft p-4">{t('licence.without', { count: without })}</p>
      )}
    </div>
  );
}
