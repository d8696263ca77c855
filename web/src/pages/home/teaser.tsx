import { ArrowRight } from 'lucide-react';
import { CourseGrid } from '../../features/courses/course-grid.tsx';
import { useCourses } from '../../features/courses/courses.api.ts';
import { useCompletedLessonIds } from '../../features/progress/progress.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from './section.tsx';

/** Courses shown on the home page. */
const TEASER_COURSES = 3;

/** The first courses, and the way to the others. */
export function Teaser() {
  const { t } = useTranslation('home');
  const courses = useCourses();
  const completed = useCompletedLessonIds();
  return (
    <Section title={t('teaser.title')} className="bg-sunken">
      {courses.isLoadingError ? (
        <ErrorState heading="h3" error={courses.error} onRetry={courses.refetch} />
      ) : (
        <CourseGrid courses={courses.data?.slice(0, TEASER_COURSES)} completed={completed} />
      )}
      <p className="mt-10 text-center">
        <ButtonLink to={paths.courses} variant="secondary" size="lg">
          {t('teaser.all')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      </p>
    </Section>
  );
}
