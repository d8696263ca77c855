import type { Dashboard } from '@codivia/contract/api/admin-dashboard';
import { formatNumber } from '@codivia/contract/text/format';
import { BookOpen, Crown, FileText, type LucideIcon, Users } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';

const COUNTERS: readonly (readonly [keyof Dashboard['counters'], LucideIcon])[] = [
  ['courses', BookOpen],
  ['lessons', FileText],
  ['users', Users],
  ['premium_users', Crown],
];

/** Shows the number of items of each kind. */
export function Counters({ counters }: { counters: Dashboard['counters'] }) {
  const { t, language } = useTranslation('admin-dashboard');
  return (
    <dl aria-label={t('counters.label')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {COUNTERS.map(([name, Icon]) => (
        <Card key={name} className="flex flex-col-reverse justify-end gap-1 p-4 sm:p-5">
          <dt className="text-muted leading-snug">{t(`counters.${name}`)}</dt>
          <dd className="flex items-center gap-2.5 font-display font-extrabold text-2xl sm:text-3xl">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-trail" strokeWidth={2.25} />
            {formatNumber(counters[name], language)}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
