import './results.css';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { classPaths } from '../class-paths.ts';
import type { ClassSectionProps } from '../class-section.ts';
import { PaperTools } from './paper-tools.tsx';
import { usePeriod, withWeeks } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { PupilSheetView } from './pupil-sheet.tsx';
import { type Asked, useSheet } from './results.api.ts';

type SheetProps = { asked: Asked; memberId: string; back: string };

function Sheet({ asked, memberId, back }: SheetProps) {
  const { t } = useTranslation('class-results');
  const { data, error, refetch } = useSheet(asked, memberId);
  if (data) return <PupilSheetView sheet={data} />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        title={t('sheet.missing')}
        description={t('sheet.missing_text')}
        action={<ButtonLink to={back}>{t('paper.back')}</ButtonLink>}
      />
    );
  }
  if (error) return <ErrorState title={t('sheet.failed')} error={error} onRetry={refetch} />;
  return (
    <PartLoading text={t('sheet.loading')}>
      <Skeleton className="h-96" />
    </PartLoading>
  );
}

/** The sheet of one pupil, for a talk with the parents. */
export function PupilSection({ taught, itemId = '' }: ClassSectionProps) {
  const { t } = useTranslation('class-results');
  const [weeks, choose] = usePeriod();
  const asked = { classId: taught.id, timeZone: taught.time_zone, weeks };
  const back = withWeeks(classPaths.section(taught.id, 'results'), weeks);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PaperTools back={back}>
        <p className="text-muted">{t('sheet.logged')}</p>
        <div className="max-w-xs">
          <PeriodChoice weeks={weeks} onChoose={choose} />
        </div>
      </PaperTools>
      <Sheet asked={asked} memberId={itemId} back={back} />
    </div>
  );
}
