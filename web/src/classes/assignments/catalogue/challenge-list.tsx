import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';
import { PartFailed, PartLoading } from '../../../ui/part-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useChallenges } from './catalogue.api.ts';
import { ChoiceRow } from './choice-row.tsx';
import { challengeChoice, type Picking } from './choices.ts';
import { searchChallenges } from './search-catalogue.ts';

/** The challenges to choose from, the latest first. */
export function ChallengeList({ words, ...picking }: Picking & { words: string }) {
  const { t, language } = useTranslation('class-assignments');
  const { data, isError, refetch } = useChallenges();
  if (isError) return <PartFailed text={t('catalogue.failed')} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('catalogue.loading')}>
        <Skeleton className="h-60" />
      </PartLoading>
    );
  }
  const found = searchChallenges(data, words);
  if (found.length === 0) return <p role="status">{t('catalogue.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {found.map(({ id, title_fr, title_en, week, open }) => (
        <li key={id} className="py-1">
          <ChoiceRow
            {...picking}
            choice={challengeChoice(id, {
              title: language === 'fr' ? title_fr : title_en,
              is_premium: !open,
            })}
          >
            <span className="text-muted text-sm">
              {t('catalogue.week', { date: formatDate(week, language, 'medium') })}
            </span>
          </ChoiceRow>
        </li>
      ))}
    </ul>
  );
}
