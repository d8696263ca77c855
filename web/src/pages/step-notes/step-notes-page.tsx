import type { Course } from '@codivia/contract/api/courses';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCourses } from '../../features/courses/courses.api.ts';
import { isLocked, lessonState } from '../../features/courses/lesson-state.ts';
import {
  type ListedStepNote,
  useAllStepNotes,
  useKeepStepNote,
} from '../../features/step-notes/step-notes.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';
import { groupStepNotes } from './group-step-notes.ts';
import { StepNoteRow } from './step-note-row.tsx';

const ROWS = 'divide-y divide-line border-line border-y';

type ListProps = { courses: readonly Course[]; notes: readonly ListedStepNote[] };

/** Stars and notes under their courses and lessons. */
function StepNoteList({ courses, notes }: ListProps) {
  const { t, language } = useTranslation('step-notes');
  const { user } = useSession();
  const { keep } = useKeepStepNote();
  const list = useRef<HTMLDivElement>(null);
  const grouped = groupStepNotes(courses, notes);

  function remove(own: ListedStepNote): void {
    flushSync(() => keep(own, own, { starred: false, note: '' }));
    toast.success(t('list.removed'));
    // The button that had the focus has gone with its row.
    list.current?.focus();
  }
  const row = (own: ListedStepNote, state: 'open' | 'locked' | 'gone') => (
    <StepNoteRow
      key={`${own.lesson_id}/${own.step_id}`}
      own={own}
      state={state}
      onRemove={() => remove(own)}
    />
  );
  return (
    <div ref={list} tabIndex={-1} className="grid gap-10 outline-none">
      {notes.length === 0 && (
        <EmptyState
          title={t('list.none')}
          description={t('list.none_text')}
          action={<ButtonLink to={paths.courses}>{t('list.to_courses')}</ButtonLink>}
        />
      )}
      {grouped.courses.map(({ course, lessons }) => (
        <TitledSection key={course.id} title={localizedTitle(course, language)}>
          {lessons.map(({ lesson, notes }) => {
            const locked = isLocked(lessonState(lesson, user, undefined));
            return (
              <div key={lesson.id} className="grid gap-2">
                <h3 className="text-lg">{localizedTitle(lesson, language)}</h3>
                <ul className={ROWS}>{notes.map((own) => row(own, locked ? 'locked' : 'open'))}</ul>
              </div>
            );
          })}
        </TitledSection>
      ))}
      {grouped.gone.length > 0 && (
        <TitledSection title={t('list.gone')}>
          <ul className={ROWS}>{grouped.gone.map((own) => row(own, 'gone'))}</ul>
        </TitledSection>
      )}
    </div>
  );
}

function Own() {
  const { t } = useTranslation('step-notes');
  const { query, notes } = useAllStepNotes();
  const courses = useCourses();
  const failed = [query, courses].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return <ErrorState title={t('list.failed')} error={failed.error} onRetry={failed.refetch} />;
  }
  if (!query.data || !courses.data) {
    return (
      <PartLoading text={t('list.loading')}>
        <Skeleton className="h-64" />
      </PartLoading>
    );
  }
  return <StepNoteList courses={courses.data} notes={notes} />;
}

/** Lists what the member has marked and written in lessons, for themselves alone. */
export function StepNotesPage() {
  const { t } = useTranslation('step-notes');
  const dashboard = useTranslation('dashboard').t;
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && (
        <div className="page-width grid grid-cols-1 gap-8 py-8 sm:py-12">
          <BackLink to={paths.dashboard}>{dashboard('title')}</BackLink>
          <PageHeader title={t('title')} intro={t('list.intro')} />
          <Own key={user.id} />
        </div>
      )}
    </>
  );
}
