import type { ReactNode } from 'react';
import {
  useSolvedCounts,
  useSolvedTotal,
} from '../../code/exercise-results/exercise-results.api.ts';
import { solvedExercises } from '../../features/courses/course-facts.ts';
import { Badges } from '../../features/dashboard/badges.tsx';
import { completedOn } from '../../features/dashboard/completed-on.ts';
import { CoursesInProgress } from '../../features/dashboard/courses-in-progress.tsx';
import { Goals } from '../../features/dashboard/goals.tsx';
import { Level } from '../../features/dashboard/level.tsx';
import { Stats } from '../../features/dashboard/stats.tsx';
import {
  useCompletedLessons,
  useCoursesInProgress,
  useXp,
} from '../../features/progress/progress.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

function Loading() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className="grid gap-5 sm:gap-6">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
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

type Props = { isPremium: boolean; certificates: ReactNode; plan: ReactNode };

/** How far the member has come, around what else the dashboard shows. */
export function MemberProgress({ isPremium, certificates, plan }: Props) {
  const { t } = useTranslation('dashboard');
  const xp = useXp();
  const courses = useCoursesInProgress();
  const lessons = useCompletedLessons();
  const solvedIn = useSolvedCounts();
  const solved = useSolvedTotal();
  const failed = [xp, courses, lessons].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return (
      <>
        <Card className="px-5">
          <ErrorState
            title={t('load_error')}
            error={failed[0]?.error}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        </Card>
        {certificates}
        {plan}
      </>
    );
  }
  if (!xp.data || !courses.data || !lessons.data) return <Loading />;
  const { total_xp } = xp.data;
  const completed = new Set(lessons.data.map(({ lesson_id }) => lesson_id));
  return (
    <>
      <Stats xp={total_xp} courses={courses.data.length} />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid gap-5 sm:gap-6">
          <Level xp={total_xp} />
          <CoursesInProgress
            courses={courses.data}
            completed={completed}
            isPremium={isPremium}
            exercisesOf={(course) => solvedIn && solvedExercises(course, solvedIn)}
          />
          {certificates}
        </div>
        <div className="grid gap-5 sm:gap-6">
          <Goals
            completed={completed.size}
            today={completedOn(new Date(), lessons.data)}
            solved={solved}
          />
          {plan}
        </div>
      </div>
      <Badges xp={total_xp} />
    </>
  );
}
