import { useParams } from 'react-router';
import { useCourse } from '../../features/courses/courses.api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NotFound } from '../../ui/state-message.tsx';
import { CourseView } from './course-view.tsx';
import { CourseWaiting } from './course-waiting.tsx';

function BackToCourses() {
  const { t } = useTranslation('courses');
  return (
    <ButtonLink to={paths.courses} variant="secondary">
      {t('not_found.back')}
    </ButtonLink>
  );
}

/** Says that there is no such course. */
function NoCourse() {
  const { t } = useTranslation('courses');
  return (
    <NotFound
      title={t('not_found.title')}
      text={t('not_found.description')}
      to={paths.courses}
      back={t('not_found.back')}
    />
  );
}

/** The page of one course. */
export function CoursePage() {
  const { courseId = '' } = useParams();
  const course = useCourse(courseId);
  return (
    <div className="page-width py-10 sm:py-14">
      {course.data ? (
        <CourseView course={course.data} />
      ) : course.isPending ? (
        <CourseWaiting />
      ) : isNotFound(course.error) ? (
        <NoCourse />
      ) : (
        <ErrorState
          heading="h1"
          error={course.error}
          onRetry={course.refetch}
          action={<BackToCourses />}
        />
      )}
    </div>
  );
}
