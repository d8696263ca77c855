import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { useSelection } from '../kit/use-selection.ts';
import { useAdminLessons, useLessonCourses } from './admin-lessons.api.ts';
import type { Place } from './editor/editor-bar.tsx';
import { useLessonAddress } from './lesson-address.ts';
import { BulkBar } from './list/bulk/bulk-bar.tsx';
import { CreateDialog } from './list/create-dialog.tsx';
import { LessonList } from './list/lesson-list.tsx';
import { ListHead } from './list/list-head.tsx';
import { canReorder, shownLessons } from './list/shown-lessons.ts';
import { TrashDialog } from './list/trash-dialog.tsx';
import { VerifyDialog } from './list/verify-dialog.tsx';
import { OpenedLesson } from './opened-lesson.tsx';

/** The lessons on the left, the opened one on the right; on narrow screens one of both. */
export function LessonsPanel() {
  const { t, language } = useTranslation('admin-lessons');
  const lessons = useAdminLessons();
  const courses = useLessonCourses();
  const address = useLessonAddress();
  const { filter, lesson: opened, exercise, texts, change, addressOf } = address;
  const [openDialog, setAsked] = useState<'create' | 'trash' | 'verify' | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const [selecting, setSelecting] = useState(false);
  const titles = new Map(courses.data?.map((one) => [one.id, localizedTitle(one, language)]));
  const shown = shownLessons(lessons.data ?? [], filter, [...titles.keys()]);
  const selection = useSelection(shown.map(({ id }) => id));
  const failed = (lessons.isError && !lessons.data) || (courses.isError && !courses.data);
  useLoadFailure(failed, t('load_failed'));

  if (failed) {
    const retry = () => void Promise.all([lessons.refetch(), courses.refetch()]);
    return (
      <ErrorState title={t('load_failed')} error={lessons.error ?? courses.error} onRetry={retry} />
    );
  }
  if (!lessons.data || !courses.data) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3 lg:max-w-80">
        <Skeleton className="h-12" />
        <Skeleton className="h-96" />
      </div>
    );
  }

  const unproven = shown.filter(({ to_verify }) => to_verify);
  const at = shown.findIndex(({ id }) => id === opened);
  const go = (id: string | undefined) => (id === undefined ? null : () => change({ lesson: id }));
  function toggleSelecting(): void {
    selection.clear();
    setSelecting(!selecting);
  }
  const place: Place = {
    place: at + 1,
    total: shown.length,
    previous: at > 0 ? go(shown[at - 1]?.id) : null,
    next: at >= 0 ? go(shown[at + 1]?.id) : null,
    back: () => change({ lesson: null }),
  };
  return (
    <div
      className={classes(
        'grid grid-cols-1 items-start gap-6',
        exercise === null && 'lg:grid-cols-[19rem_minmax(0,1fr)]',
      )}
    >
      {exercise === null && (
        <Card
          className={classes(
            'grid-cols-1 gap-3 p-3 lg:sticky lg:top-20 lg:grid lg:max-h-[calc(100dvh-6rem)] lg:grid-rows-[auto_auto_minmax(0,1fr)]',
            opened ? 'hidden' : 'grid',
          )}
        >
          <ListHead
            courses={courses.data}
            filter={filter}
            onChange={change}
            onCreate={() => setAsked('create')}
            onTrash={() => setAsked('trash')}
            selecting={selecting}
            onSelecting={toggleSelecting}
          />
          <div className="grid grid-cols-1 justify-items-start gap-2 px-1 text-muted text-sm">
            <p role="status" className="font-bold">
              {shown.length > 0 ? t('found', { count: shown.length }) : t('nothing_found')}
            </p>
            {unproven.length > 0 && (
              <Button variant="secondary" size="sm" onClick={() => setAsked('verify')}>
                <ShieldQuestion aria-hidden="true" className="size-4" />
                {t('verify.action', { count: unproven.length })}
              </Button>
            )}
            {!canReorder(filter) && shown.length > 1 && <p>{t('reorder_hint')}</p>}
            {selecting && (
              <BulkBar lessons={shown} selection={selection} onClose={toggleSelecting} />
            )}
          </div>
          <div className="min-h-0 lg:overflow-y-auto lg:p-1">
            {shown.length === 0 && lessons.data.length > 0 && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => change({ course: null, search: '', state: null })}
              >
                {t('show_all')}
              </Button>
            )}
            <LessonList
              lessons={shown}
              courseTitle={(id) => titles.get(id ?? '') ?? t('no_course')}
              selected={opened}
              addressOf={addressOf}
              reorderable={canReorder(filter) ? filter.course : null}
              selection={selecting ? selection : null}
            />
          </div>
        </Card>
      )}
      {opened ? (
        <OpenedLesson
          key={opened}
          id={opened}
          fresh={opened === fresh}
          courses={courses.data}
          order={lessons.data.find(({ id }) => id === opened)?.order_index}
          place={place}
          texts={texts}
          sought={address.sought}
          onTexts={(next) => change({ texts: next })}
          studio={{
            exercise,
            open: (id) => change({ exercise: id }),
            rename: (id) => change({ exercise: id }, true),
            close: () => change({ exercise: null }),
          }}
          onCopied={(id) => {
            setFresh(id);
            change({ lesson: id });
          }}
        />
      ) : (
        <div className="hidden lg:block">
          <EmptyState title={t('nothing_chosen')} description={t('nothing_chosen_text')} />
        </div>
      )}
      {openDialog === 'create' && (
        <CreateDialog
          courses={courses.data}
          course={filter.course}
          onCreated={({ id }) => {
            setAsked(null);
            setFresh(id);
            change({ lesson: id });
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {openDialog === 'verify' && (
        <VerifyDialog lessons={unproven} onClose={() => setAsked(null)} />
      )}
      {openDialog === 'trash' && <TrashDialog onClose={() => setAsked(null)} />}
    </div>
  );
}
