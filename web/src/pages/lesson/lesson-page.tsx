import type { Language } from '@codivia/contract/api/language';
import type { SolvedExercise } from '@codivia/contract/exercises/results';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { useForgetRedirect } from '../../features/accounts/use-forget-redirect.ts';
import { completedLessons } from '../../features/courses/course-facts.ts';
import { useCourse } from '../../features/courses/courses.api.ts';
import { isLocked, lessonState, opensPremium } from '../../features/courses/lesson-state.ts';
import { useLessonPosition } from '../../features/lesson-positions/lesson-positions.api.ts';
import { LessonHeader } from '../../features/lessons/lesson-header.tsx';
import { lessonSummaryQuery, userLessonQuery } from '../../features/lessons/lessons.api.ts';
import { refusalOf } from '../../features/lessons/refusal.ts';
import {
  useCompletedLessonIds,
  useIsCompletionPending,
  useProgress,
} from '../../features/progress/progress.api.ts';
import { ProgressFailed } from '../../features/progress/progress-failed.tsx';
import { Celebrations } from '../../features/rewards/celebrations.tsx';
import { useActivity } from '../../features/weekly-plan/use-activity.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { refreshMember } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { useBringDrafts, useSendDrafts } from '../../sync/exercise-drafts/exercise-drafts.api.ts';
import { useLessonResults, useSolvedExercises } from '../../sync/exercise-results.api.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { BackToCourse } from './back-to-course.tsx';
import { LessonLoading } from './lesson-loading.tsx';
import { StepLesson } from './step/step-lesson.tsx';
import { useSummary } from './summary/use-summary.ts';
import { useKeepLesson, useKeptLesson } from './use-kept-lesson.ts';
import { useRecordOpening } from './use-record-opening.ts';
import { useReportTries } from './use-report-tries.ts';

// A lesson that may be read does not need these parts.
const RefusedLesson = lazy(async () => ({
  default: (await import('./refused-lesson.tsx')).RefusedLesson,
}));
const RefusedSteps = lazy(async () => ({
  default: (await import('./refused-steps.tsx')).RefusedSteps,
}));

function courseTitleOf(
  course: Parameters<typeof localizedTitle>[0] | undefined,
  language: Language,
) {
  return course ? localizedTitle(course, language) : '';
}

/**
 * Refreshes the member everywhere when the server decides otherwise than what is known of them: their premium, or the
 * licence of their class, has just begun or ended. `opened` is undefined until it has decided on a Premium lesson.
 */
function useRefreshStaleMember(lessonId: string, opened: boolean | undefined): void {
  const { user } = useSession();
  const isStale = user !== null && opened === !opensPremium(user, lessonId);
  useEffect(() => {
    if (isStale) void refreshMember();
  }, [isStale]);
}

const NONE: SolvedExercise[] = [];

/** The page of a lesson: its header, its content or the reason why it is closed, and the links onward. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const { t, language } = useTranslation('lessons');
  const taken = useQuery(userLessonQuery(lessonId, language));
  const kept = useKeptLesson(lessonId, language, taken);
  const announced = useQuery({
    ...lessonSummaryQuery(lessonId),
    // It is fetched when the lesson itself is refused.
    enabled: taken.isLoadingError && !kept.isLookedFor,
  });
  const lesson = taken.data ?? announced.data;
  const course = useCourse(lesson?.course_id);
  const progress = useProgress();
  const results = useLessonResults(lessonId);
  const completedIds = useCompletedLessonIds();
  const { user } = useSession();
  const { summary } = useSummary();
  const queued = useIsCompletionPending(lessonId);
  const solved = useSolvedExercises(lessonId, results.data);
  const bringing = useBringDrafts(lessonId);
  const where = useLessonPosition(lessonId);
  // Visitors are refused before the server looks for the lesson: a separate call tells whether it exists.
  const error = isNotFound(announced.error) ? announced.error : taken.error;
  const refusal = taken.isError && !announced.isLoading ? refusalOf(error) : undefined;

  const draft = taken.data?.draft === true;
  useKeepLesson(language, taken, kept.isKept, {
    course: course.data,
    progress: progress.data,
    results: results.data,
  });
  useRecordOpening(draft ? undefined : taken.data?.id);
  useReportTries();
  useSendDrafts();
  useActivity();
  const opened = taken.data?.is_premium || undefined;
  useRefreshStaleMember(lessonId, refusal === 'premium-required' ? false : opened);
  // As early as `useForgetRedirect` forgets it.
  useLayoutEffect(() => {
    if (refusal === 'login-required') rememberRedirect(paths.lesson(lessonId));
  }, [refusal, lessonId]);
  useForgetRedirect(refusal === 'login-required');

  const lookedFor = kept.isLookedFor || announced.isLoading;
  // Waits until what was written and solved elsewhere is known: the editors show it from the start, and the right step
  // is open. Without a network there is no wait.
  const waits = !kept.wasKept && (results.isLoading || bringing || where.loading);
  if (taken.isPending || (!taken.data && lookedFor) || waits) return <LessonLoading />;

  const lessons = course.data?.lessons ?? [];
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const shared = {
    courseTitle: courseTitleOf(taken.data?.courses ?? course.data, language),
    done: progress.data && course.data && completedLessons(course.data, completedIds),
    completed: queued || completedIds.has(lessonId),
    barReplacement: progress.isLoadingError ? (
      <ProgressFailed title={t('progress_failed')} progress={progress} />
    ) : undefined,
  };
  const position = { position: index + 1, total: index < 0 ? 0 : lessons.length };
  const following = index < 0 ? undefined : lessons[index + 1];
  const neighbours = { previous: lessons[index - 1]?.id, next: following?.id };
  const nextIsOpen =
    following !== undefined && !isLocked(lessonState(following, user, completedIds));
  if (taken.data) {
    return (
      <>
        <PageTitle title={localizedTitle(taken.data, language)} />
        <StepLesson
          key={`${taken.data.id}-${language}`}
          lesson={taken.data}
          language={language}
          results={results.data ?? NONE}
          solved={solved}
          position={where.position}
          place={position}
          queued={queued}
          kept={kept.isKept}
          nextIsOpen={nextIsOpen}
          {...shared}
          {...neighbours}
        />
        <Celebrations isIdle={summary !== null} />
      </>
    );
  }
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12 [&>*]:mx-auto [&>*]:w-full [&>*]:max-w-3xl">
      <PageTitle
        title={
          lesson
            ? localizedTitle(lesson, language)
            : t(refusal === 'failed' ? 'access_error' : 'not_found')
        }
      />
      {lesson && <BackToCourse courseId={lesson.course_id} />}
      {lesson && <LessonHeader lesson={lesson} {...shared} {...position} />}
      <Suspense>
        <RefusedLesson
          lessonId={lessonId}
          error={error}
          alone={!lesson}
          onRetry={() => void taken.refetch()}
        />
        {lesson && <RefusedSteps {...neighbours} refusal={refusal} completed={shared.completed} />}
      </Suspense>
    </div>
  );
}
