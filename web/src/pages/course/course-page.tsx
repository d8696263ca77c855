import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCourse } from '../../features/courses/courses.api.ts';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
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

/** A course that could not be loaded is one that is not there (specification §8)… */
function NoCourse() {
  const { t } = useTranslation('courses');
  return (
    <>
      <PageTitle title={t('not_found.title')} />
      <meta name="robots" content="noindex" />
      <ErrorState
        heading="h1"
        title={t('not_found.title')}
        description={t('not_found.description')}
        action={<BackToCourses />}
      />
    </>
  );
}

/** … unless it was not the server who said so: then trying again may help. */
function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  return (
    <ErrorState
      heading="h1"
      description={messageFor(error, language)}
      onRetry={onRetry}
      action={<BackToCourses />}
    />
  );
}

/** The page of one course. */
export function CoursePage() {
  const { courseId = '' } = useParams();
  const course = useCourse(courseId);
  const refused = course.error instanceof ApiError && course.error.status > 0;
  return (
    <div className="page-width py-10 sm:py-14">
      {course.data ? (
        <CourseView course={course.data} />
      ) : course.isPending ? (
        <CourseWaiting />
      ) : refused ? (
        <NoCourse />
      ) : (
        <Unreachable error={course.error} onRetry={() => void course.refetch()} />
      )}
    </div>
  );
}
