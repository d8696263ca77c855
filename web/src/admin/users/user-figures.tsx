import type { UserOverview } from '@codivia/contract/api/admin-user-overview';
import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';

const FIGURES = [
  'learned_on',
  'seen_on',
  'xp',
  'started_lessons',
  'completed_lessons',
  'solved_exercises',
  'certificates',
  'projects',
] as const satisfies (keyof UserOverview['figures'])[];

/** The figures of a member, with the days on which they changed last. */
export function UserFigures({ figures }: { figures: UserOverview['figures'] }) {
  const { t, language } = useTranslation('user-overview');
  const shown = (name: (typeof FIGURES)[number]) => {
    const value = figures[name];
    if (value === null) return t(name === 'seen_on' ? 'figures.no_device' : 'figures.never');
    return typeof value === 'number'
      ? formatNumber(value, language)
      : formatDate(value, language, 'medium');
  };
  return (
    <Card className="p-4 sm:p-5">
      <dl
        aria-label={t('figures.title')}
        className="grid grid-cols-1 gap-x-4 gap-y-4 min-[22rem]:grid-cols-2 md:grid-cols-4"
      >
        {FIGURES.map((name) => (
          <div key={name}>
            <dt className="text-muted text-sm">{t(`figures.${name}`)}</dt>
            <dd className="font-bold font-display text-lg">{shown(name)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
