import type { AdminClass } from '@codivia/contract/api/admin-classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';

/** The licence of a class in a few words. */
export function LicenceText({ licence }: Pick<AdminClass, 'licence'>) {
  const { t, language } = useTranslation('admin-schools');
  if (!licence) return <span className="text-muted">{t('classes.no_licence')}</span>;
  const date = formatDate(licence.until, language, 'medium');
  if (Date.parse(licence.until) <= Date.now()) {
    return <span className="text-muted">{t('classes.ended', { date })}</span>;
  }
  return t('classes.seats', { count: licence.seats, date });
}
