import type { Course } from '@codivia/contract/api/courses';
import { trialLessonOf } from '@codivia/contract/lessons/trial-lesson';
import { Link, useSearchParams } from 'react-router';
import {
  type CourseFilter,
  filterCourses,
  filterFrom,
  queryOf,
} from '../../features/courses/course-filter.ts';
import { CourseFilters } from '../../features/courses/course-filters.tsx';
import { CourseGrid } from '../../features/courses/course-grid.tsx';
import { useCourses } from '../../features/courses/courses.api.ts';
import { useLearningPaths } from '../../features/learning-paths/learning-paths.api.ts';
import { useCompletedLessonIds, useProgress } from '../../features/progress/progress.api.ts';
import { ProgressFailed } from '../../features/progress/progress-failed.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useTrialStarted } from '../lesson/trial/trial-started.ts';
import { CourseGroups } from './course-groups.tsx';

/** The filter is kept in the address: it can be shared, and "back" brings it back. */
function useFilter() {
  const [query, setQuery] = useSearchParams();
  const change = (filter: CourseFilter) =>
    setQuery(queryOf(filter), { replace: true, preventScrollReset: true });
  const reset = () => setQuery({}, { preventScrollReset: true });
  return { filter: filterFrom(query), change, reset };
}

/** The course whose first lesson a visitor may try; undefined for members, and where there is none. */
function useTrialCourse(courses: readonly Course[] | undefined) {
  const { signedIn } = useSession();
  const begun = useTrialStarted();
  const course = courses && trialLessonOf(courses)?.course_id;
  return signedIn || !course ? undefined : { course, begun };
}

/** The catalogue. */
export function CoursesPage() {
  const { t } = useTranslation('courses');
  const { filter, change, reset } = useFilter();
  const courses = useCourses();
  const learningPaths = useLearningPaths();
  const progress = useProgress();
  const completed = useCompletedLessonIds();
  const found = courses.data && filterCourses(courses.data, filter);
  const trial = useTrialCourse(courses.data);
  const narrowed = queryOf(filter).size > 0;

  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle title={t('title')} description={t('description')} />
      <header className="grid gap-3">
        <h1 className="text-5xl">{t('title')}</h1>
        <p className="max-w-2xl text-xl text-muted">{t('intro')}</p>
        <Link
          to={paths.learningPaths}
          className="inline-flex min-h-11 items-center justify-self-start font-bold text-trail hover:underline"
        >
          {t('choose_path')}
        </Link>
      </header>
      <CourseFilters filter={filter} onChange={change} onReset={narrowed ? reset : undefined} />
      <div aria-live="polite" className="min-h-7">
        {found && (
          <h2 className="font-bold font-sans text-base">
            {t('available', { count: found.length })}
          </h2>
        )}
      </div>
      {courses.data && progress.isLoadingError && (
        <ProgressFailed title={t('progress_failed')} progress={progress} />
      )}
      {courses.isLoadingError ? (
        <ErrorState error={courses.error} onRetry={courses.refetch} />
      ) : found?.length === 0 ? (
        <EmptyState
          pose="search"
          title={t('no_results.title')}
          description={t('no_results.desc')}
          action={<Button onClick={reset}>{t('no_results.show_all')}</Button>}
        />
      ) : found && !learningPaths.isPending ? (
        <CourseGroups
          courses={found}
          learningPaths={learningPaths.data ?? []}
          completed={completed}
          trial={trial}
        />
      ) : (
        <CourseGrid courses={undefined} completed={completed} />
      )}
    </div>
  );
}
