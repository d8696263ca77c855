import { Presentation, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePupilWork, type WorkPlace } from './lesson-view.api.ts';
import { WorkContents } from './work-contents.tsx';

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

type Props = {
  place: WorkPlace;
  /** The name by which the pupil is called now, and the title of the exercise. */
  pupil: string;
  exercise: string;
  onClose: () => void;
};

/** The work of one pupil, read once; on the board nothing says whose it is. */
export function PupilPanel({ place, pupil, exercise, onClose }: Props) {
  const { t } = useTranslation('lesson-view');
  const language = useLanguage();
  const [onBoard, setOnBoard] = useState(false);
  const { data, error, isLoadingError, isFetching, refetch } = usePupilWork(place);
  if (onBoard && data?.files) {
    return (
      <Suspense>
        <Board
          title={data.exercise.title[language]}
          files={data.files}
          onLeave={() => setOnBoard(false)}
        />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      size="lg"
      title={t('work.title', { exercise, pupil })}
      onOpenChange={(open) => open || onClose()}
    >
      {isLoadingError && (
        <ErrorState title={t('work.failed')} error={error} onRetry={() => refetch()} />
      )}
      {!data && !isLoadingError && (
        <div role="status" aria-label={t('work.loading')}>
          <Skeleton className="h-72" />
        </div>
      )}
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {!isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
              {t('work.reload')}
            </Button>
            {data.files && (
              <Button variant="secondary" size="sm" onClick={() => setOnBoard(true)}>
                <Presentation aria-hidden="true" className="size-4" />
                {t('work.board')}
              </Button>
            )}
          </div>
          <WorkContents place={place} work={data} />
        </div>
      )}
    </Dialog>
  );
}
