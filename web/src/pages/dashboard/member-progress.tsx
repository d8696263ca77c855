import type { Member } from '@codivia/contract/api/accounts';
import type { LessonSummary } from '@codivia/contract/api/courses';
import { type ReactNode, Suspense } from 'react';
import { solvedExercises } from '../../features/courses/course-facts.ts';
import { useCourses } from '../../features/courses/courses.api.ts';
import { isLocked, lessonState } from '../../features/courses/lesson-state.ts';
import { Badges } from '../../features/dashboard/badges.tsx';
import { completedOn } from '../../features/dashboard/completed-on.ts';
import { CoursesInProgress } from '../../features/dashboard/courses-in-progress.tsx';
import { Goals } from '../../features/dashboard/goals.tsx';
import { Level } from '../../features/dashboard/level.tsx';
import { Stats } from '../../features/dashboard/stats.tsx';
import {
  useChosenPath,
  useLearningPaths,
} from '../../features/learning-paths/learning-paths.api.ts';
import { useMovedAt } from '../../features/lesson-positions/lesson-positions.api.ts';
import {
  useCompletedLessons,
  useCoursesInProgress,
  usePendingCompletions,
  useProgress,
  useXp,
} from '../../features/progress/progress.api.ts';
import { withWaiting } from '../../features/progress/with-waiting.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSolvedCounts, useSolvedTotal } from '../../sync/exercise-results.api.ts';
import { useUnfinishedProject } from '../../training/unfinished-project/unfinished-project.api.ts';
import { UnfinishedProjectCard } from '../../training/unfinished-project/unfinished-project-card.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { followPath } from './follow-path.ts';
import { findNextLesson } from './next-lesson.ts';
import { NextStep } from './next-step.tsx';

const trailPart = lazyPart(async () => (await import('./trail-section.tsx')).TrailSection);

/** The trail, whose drawings come after the rest of the page. */
function Trail({ xp }: { xp: number }) {
  const TrailSection = trailPart.usePart(true);
  const loading = <Skeleton className="h-96" />;
  return (
    <Suspense fallback={loading}>{TrailSection ? <TrailSection xp={xp} /> : loading}</Suspense>
  );
}

const choicePart = lazyPart(async () => (await import('./path-choice.tsx')).PathChoice);

/** The question to a new member, whose pictures come after the page's code. */
function Wish() {
  const PathChoice = choicePart.usePart(true);
  return PathChoice ? <PathChoice /> : <Skeleton className="h-72" />;
}

function Loading() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className="grid gap-5 sm:gap-6">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-56" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['level', 'xp', 'courses', 'badges'].map((stat) => (
          <Skeleton key={stat} className="h-24" />
        ))}
      </div>
      <div className="grid gap-5 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}

type Props = {
  user: Member;
  /** The section about this week. */
  rhythm: ReactNode;
  /** The works of the member, shown even if the progress is not known. */
  works: ReactNode;
};

function Failed({ queries }: { queries: readonly { error: unknown; refetch: () => unknown }[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className="px-5">
      <ErrorState
        title={t('load_error')}
        error={queries[0]?.error}
        onRetry={() => {
          for (const { refetch } of queries) void refetch();
        }}
      />
    </Card>
  );
}

/** Shows the next step and the unfinished project, then trail and works of the member, then the progress (docs/product.md#dashboard). */
export function MemberProgress({ user, rhythm, works }: Props) {
  const xp = useXp();
  const courses = useCoursesInProgress();
  const lessons = useCompletedLessons();
  const catalogue = useCourses();
  const solvedIn = useSolvedCounts();
  const solved = useSolvedTotal();
  const movedAt = useMovedAt();
  const pending = usePendingCompletions();
  const progress = useProgress();
  const unfinished = useUnfinishedProject();
  const chosen = useChosenPath();
  const paths = useLearningPaths();
  const failed = [xp, courses, lessons].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return (
      <>
        <Failed queries={failed} />
        {rhythm}
        {works}
      </>
    );
  }
  if (
    !xp.data ||
    !courses.data ||
    !lessons.data ||
    !movedAt ||
    unfinished.isPending ||
    chosen.isPending
  ) {
    return <Loading />;
  }
  const { total_xp } = xp.data;
  const known = new Set(lessons.data.map(({ lesson_id }) => lesson_id));
  const waiting = pending.filter((lesson) => !known.has(lesson));
  const completed = new Set([...known, ...waiting]);
  const begun = courses.data.map((course) => withWaiting(course, waiting));
  const recorded = new Set([
    ...(progress.data ?? []).map(({ lesson_id }) => lesson_id),
    ...waiting,
  ]);
  // The list of courses ends after three; the figure counts all of them.
  const withProgress = (catalogue.data ?? []).filter((course) =>
    course.lessons.some(({ id }) => recorded.has(id)),
  );
  const path = paths.data?.find(({ id }) => id === chosen.data?.path_id);
  const all = catalogue.data ?? [];
  const first = followPath(path?.courses ?? [], begun, all);
  const isClosed = (lesson: LessonSummary) => isLocked(lessonState(lesson, user, completed));
  const next = findNextLesson(first, all, completed, isClosed, movedAt);
  const isNew = completed.size === 0 && chosen.data?.asked === false;
  return (
    <>
      {isNew && <Wish />}
      {(next || catalogue.data) && <NextStep next={next} path={path} />}
      {unfinished.data?.project && <UnfinishedProjectCard project={unfinished.data.project} />}
      {rhythm}
      <Trail xp={total_xp} />
      {works}
      <Stats
        xp={total_xp}
        courses={Math.max(begun.length, withProgress.length)}
        waiting={waiting.length}
      />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid gap-5 sm:gap-6">
          <Level xp={total_xp} />
          <CoursesInProgress
            courses={begun}
            completed={completed}
            isLocked={isClosed}
            movedAt={movedAt}
            exercisesOf={(course) => solvedIn && solvedExercises(course, solvedIn)}
          />
        </div>
        <Goals
          completed={completed.size}
          today={completedOn(new Date(), lessons.data)}
          solved={solved}
        />
      </div>
      <Badges xp={total_xp} />
    </>
  );
}
