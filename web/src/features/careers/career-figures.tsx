import type { Career } from '@codivia/contract/api/careers';
import { BriefcaseBusiness, GraduationCap, type LucideIcon, Smile, TrendingUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useCareerWords } from './use-career-words.ts';

type Tile = { icon: LucideIcon; label: string; figure: string; note?: string };

function useTiles(career: Career): Tile[] {
  const { t } = useTranslation('careers');
  const words = useCareerWords();
  return [
    {
      icon: BriefcaseBusiness,
      label: t('salary'),
      figure: words.salary(career.salary),
      note: t('per_year'),
    },
    {
      icon: TrendingUp,
      label: t('demand.label'),
      figure: t(`demand_level.${career.demand}`),
    },
    {
      icon: GraduationCap,
      label: t('training'),
      figure: words.training(career.training_months),
      note: t('training_note'),
    },
    {
      icon: Smile,
      label: t('satisfaction'),
      figure: t('satisfaction_score', { score: career.satisfaction }),
      note: t('satisfaction_note'),
    },
  ];
}

/** The four stat tiles, and what they mean. */
export function CareerFigures({ career }: { career: Career }) {
  const { t } = useTranslation('careers');
  return (
    <section aria-label={t('figures')}>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {useTiles(career).map(({ icon: Icon, label, figure, note }) => (
          <div
            key={label}
            className="grid grid-cols-[auto_1fr] gap-x-4 rounded-card border border-line bg-surface p-5 shadow-card"
          >
            <Icon aria-hidden="true" className="row-span-2 mt-1 size-7 text-trail" />
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="leading-tight">
              <span className="font-display text-2xl font-bold">{figure}</span>
              {note && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-3xl text-sm text-muted">{t('figures_note')}</p>
    </section>
  );
}
