import { ArrowRight } from 'lucide-react';
import { useCourses } from '../../features/courses/courses.api.ts';
import { useCompletedLessonIds } from '../../features/progress/progress.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseTile } from './course-tile.tsx';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';

/** Courses shown on the home page. */
const TEASER_COURSES = 3;
const PLACES = [1, 2, 3];

/** The first courses, and the way to the others. */
export function Teaser() {
  const { t } = useTranslation('home-sections');
  const common = useTranslation('common').t;
  const courses = useCourses();
  const completed = useCompletedLessonIds();
  return (
    <Section title={t('teaser.title')} className="bg-sunken">
      {courses.isLoadingError ? (
        <ErrorState heading="h3" error={courses.error} onRetry={courses.refetch} />
      ) : (
        <>
          {!courses.data && (
            <p role="status" className="sr-only">
              {common('loading')}
            </p>
          )}
          <Strip>
            {courses.data
              ? courses.data
                  .slice(0, TEASER_COURSES)
                  .map((course) => (
                    <CourseTile key={course.id} course={course} completed={completed} />
                  ))
              : PLACES.map((place) => (
                  <li key={place} className="w-68">
                    <Skeleton className="h-104 rounded-card" />
                  </li>
                ))}
          </Strip>
        </>
      )}
      <p className="mt-4 text-center sm:mt-8">
        <ButtonLink to={paths.courses} variant="secondary" size="lg">
          {t('teaser.all')}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      </p>
    </Section>
  );
}
