import { Eye, EyeOff, Maximize2, Minimize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClassCounts } from './class-counts.tsx';
import { LessonGrid } from './lesson-grid.tsx';
import { useLessonView } from './lesson-view.api.ts';
import { PauseTool } from './pause-tool.tsx';
import { usePupilNames } from './pupil-names.ts';
import { useWholeScreen } from './use-whole-screen.ts';

const PupilPanel = lazy(async () => ({
  default: (await import('./pupil-panel.tsx')).PupilPanel,
}));

type Props = { classId: string; lessonId: string };

/** A lesson as a class does it: the table beside its tools, which fit a small laptop on the whole screen. */
export function WatchedLesson({ classId, lessonId }: Props) {
  const { t } = useTranslation('lesson-view');
  const language = useLanguage();
  const live = useLessonView(classId, lessonId);
  const screen = useWholeScreen();
  const [hidden, setHidden] = useState(false);
  const [opened, setOpened] = useState<{ memberId: string; exerciseId: string } | null>(null);
  const { view } = live;
  const nameOf = usePupilNames(view?.rows ?? [], hidden);
  if (live.ended || (!view && live.failure)) {
    return (
      <ErrorState
        title={t('failed')}
        error={live.failure ?? undefined}
        description={live.ended === 'class_over' ? t('over') : undefined}
      />
    );
  }
  if (!view) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-96" />
      </div>
    );
  }
  const lost = !live.connected && !live.rereads;
  const Names = hidden ? Eye : EyeOff;
  const Screen = screen.on ? Minimize2 : Maximize2;
  const title = view.exercises.find(({ id }) => id === opened?.exerciseId)?.title[language];
  return (
    <div
      className={classes(
        'grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_15rem]',
        screen.on && 'fixed inset-0 z-50 overflow-y-auto bg-paper p-1',
      )}
    >
      <div className="grid gap-2">
        {lost && <p role="status">{t('lost')}</p>}
        {live.rereads && <p role="status">{t('slow')}</p>}
        {view.exercises.length === 0 && <p>{t('no_exercises')}</p>}
        {view.rows.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <LessonGrid
            view={view}
            nameOf={nameOf}
            onOpen={(memberId, exerciseId) => setOpened({ memberId, exerciseId })}
          />
        )}
      </div>
      <aside
        aria-label={t('tools')}
        className={classes('grid gap-5 lg:sticky', screen.on ? 'p-3 lg:top-0' : 'lg:top-20')}
      >
        <h2 className="wrap-anywhere text-2xl">{view.title[language]}</h2>
        <ClassCounts rows={view.rows} />
        <div className="grid gap-2">
          <Button variant="secondary" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
            <Names aria-hidden="true" className="size-5" />
            {t(hidden ? 'show_names' : 'hide_names')}
          </Button>
          <Button variant="secondary" onClick={screen.toggle}>
            <Screen aria-hidden="true" className="size-5" />
            {t(screen.on ? 'leave_full_screen' : 'full_screen')}
          </Button>
        </div>
        <PauseTool classId={classId} pause={live.pause} onPause={live.setPause} />
      </aside>
      {opened && (
        <Suspense>
          <PupilPanel
            key={`${opened.memberId} ${opened.exerciseId}`}
            place={{ classId, lessonId, ...opened }}
            pupil={nameOf(opened.memberId)}
            exercise={title ?? ''}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
