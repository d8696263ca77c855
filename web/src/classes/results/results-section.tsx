import './results.css';
import { useTranslation } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { ClassSectionProps } from '../class-section.ts';
import { usePeriod } from './period.ts';
import { useResults } from './results.api.ts';
import { ResultsOverview } from './results-overview.tsx';
import { ResultsPaper } from './results-paper.tsx';

/** What a class has done in a period, on the screen or as it is printed. */
export function ResultsSection({ taught, itemId }: ClassSectionProps) {
  const { t } = useTranslation('class-results');
  const [weeks, choose] = usePeriod();
  const asked = { classId: taught.id, timeZone: taught.time_zone, weeks };
  const { data, error, refetch } = useResults(asked);
  if (!data) {
    if (error) return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  if (data.pupils.length === 0) {
    return <EmptyState title={t('no_pupils')} description={t('no_pupils_text')} />;
  }
  if (itemId === 'print') return <ResultsPaper taught={taught} results={data} weeks={weeks} />;
  return <ResultsOverview taught={taught} results={data} asked={asked} onChoose={choose} />;
}
