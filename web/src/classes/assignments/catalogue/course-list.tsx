import { useCourses } from '../../../features/courses/courses.api.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { PartFailed, PartLoading } from '../../../ui/part-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Picking } from './choices.ts';
import { CourseItem } from './course-item.tsx';
import { searchCourses } from './search-catalogue.ts';

/** The courses with their lessons to choose from; those that a search finds are open. */
export function CourseList({ words, ...picking }: Picking & { words: string }) {
  const { t } = useTranslation('class-assignments');
  const { data, isError, refetch } = useCourses();
  if (isError) return <PartFailed text={t('catalogue.failed')} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('catalogue.loading')}>
        <Skeleton className="h-60" />
      </PartLoading>
    );
  }
  const found = searchCourses(data, words);
  if (found.length === 0) return <p role="status">{t('catalogue.none')}</p>;
  const isFound = words.trim() !== '';
  return (
    <ul className="divide-y divide-line">
      {found.map((course) => (
        <CourseItem
          key={`${course.id} ${isFound}`}
          course={course}
          isFound={isFound}
          {...picking}
        />
      ))}
    </ul>
  );
}
