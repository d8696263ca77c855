import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import { Suspense } from 'react';
import { CourseContinue } from '../../features/courses/course-continue.tsx';
import { completedLessons, solvedExercises } from '../../features/courses/course-facts.ts';
import { CourseHeader } from '../../features/courses/course-header.tsx';
import { CourseProgress } from '../../features/courses/course-progress.tsx';
import { CourseRequires } from '../../features/courses/course-requires.tsx';
import { LessonList } from '../../features/courses/lesson-list.tsx';
import { lessonState } from '../../features/courses/lesson-state.ts';
import { inOrder, nextStation } from '../../features/courses/station.ts';
import { useMovedAt } from '../../features/lesson-positions/lesson-positions.api.ts';
import {
  useCompletedLessonIds,
  usePendingCompletions,
  useProgress,
} from '../../features/progress/progress.api.ts';
import { ProgressFailed } from '../../features/progress/progress-failed.tsx';
import { CourseRating } from '../../features/ratings/course-rating.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedDescription, localizedTitle } from '../../lib/localized.ts';
import { beginning, plainText } from '../../lib/plain-text.ts';
import { useSession } from '../../lib/session.ts';
import { useSolvedCounts } from '../../sync/exercise-results.api.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseCertificate } from './course-certificate.tsx';
import { CourseProject } from './course-project.tsx';
import { FirstStepSection } from './first-step-section.tsx';

/** Shows a course with its lessons and the reader's progress. */
export function CourseView({ course }: { course: Course }) {
  const { user } = useSession();
  const { t, language } = useTranslation('courses');
  const progress = useProgress();
  const completed = useCompletedLessonIds();
  // A certificate is issued by the account, once it has every lesson.
  const pending = usePendingCompletions();
  const waits = course.lessons.some(({ id }) => pending.includes(id));
  const solvedIn = useSolvedCounts();
  const movedAt = useMovedAt();
  const title = localizedTitle(course, language);
  const total = course.lessons.length;
  const done = completedLessons(course, completed);
  const stateOf = (lesson: LessonSummary) =>
    lessonState(lesson, user, progress.isLoadingError ? undefined : completed);
  const known = !user || progress.data !== undefined;
  const next =
    known && movedAt && done < total ? nextStation(course.lessons, stateOf, movedAt) : undefined;
  const isBegun = ({ id }: LessonSummary) => movedAt?.has(id) === true;
  const [first] = inOrder(course.lessons);
  // Members who have begun the course have no use for its first step.
  const isNew = !user || (known && movedAt && done === 0 && !course.lessons.some(isBegun));
  return (
    <div className="grid gap-10">
      <PageTitle title={title} />
      <meta
        name="description"
        content={beginning(plainText(localizedDescription(course, language)))}
      />
      {/* The bar ends with the lessons: below them it would cover the sample project. */}
      <div className="grid grid-cols-1 gap-10">
        <CourseHeader course={course} />
        {(done === 0 || done < total) && (
          <CourseRequires
            course={course}
            completed={user ? (progress.data ? completed : null) : undefined}
          />
        )}
        {first && isNew && <FirstStepSection course={course} state={stateOf(first)} />}
        {progress.isLoadingError && (
          <ProgressFailed title={t('progress_failed')} progress={progress} />
        )}
        {user && progress.isPending && <Skeleton className="h-11.5" />}
        {user && progress.data && (
          <CourseProgress
            title={title}
            done={done}
            total={total}
            exercises={solvedIn && solvedExercises(course, solvedIn)}
          />
        )}
        {user && (
          <CourseCertificate
            courseId={course.id}
            complete={total > 0 && done === total && !waits}
          />
        )}
        <LessonList
          lessons={course.lessons}
          hasProject={course.project !== undefined}
          stateOf={stateOf}
          next={next}
          isBegun={isBegun}
          solvedIn={solvedIn}
        />
        {next && (
          <CourseContinue lesson={next} state={stateOf(next)} begun={done > 0 || isBegun(next)} />
        )}
      </div>
      <CourseProject course={course} />
      {user && total > 0 && done * 2 >= total && (
        <Suspense>
          <CourseRating courseId={course.id} />
        </Suspense>
      )}
    </div>
  );
}
