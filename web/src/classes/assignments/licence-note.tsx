import { type ClassAssignments, LICENCE_GRACE_DAYS } from '@codivia/contract/api/assignments';
import { formatDate } from '@codivia/contract/text/format-dates';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

/** What the licence of the class opens, or how to get one. */
export function LicenceNote({ licence, time_zone }: Omit<ClassAssignments, 'assignments'>) {
  const { t, language } = useTranslation('class-assignments');
  if (licence) {
    const date = formatDate(licence.until, language, 'long', time_zone);
    return <p className="text-muted text-sm">{t('licence.has', { count: licence.seats, date })}</p>;
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card bg-joy-soft p-4 sm:p-5">
      <KeyRound aria-hidden="true" className="mt-0.5 size-5" />
      <div className="grid gap-1">
        <p className="font-bold">{t('licence.none')}</p>
        <p className="max-w-3xl">{t('licence.none_text', { days: LICENCE_GRACE_DAYS })}</p>
        <p>
          <Link
            to={paths.helpAsk}
            className="inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
          >
            {t('licence.ask')}
          </Link>
        </p>
      </div>
    </div>
  );
}
