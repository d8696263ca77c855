import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { toast } from '../../lib/toast.ts';
import { useReorderCourses } from './admin-courses.api.ts';
import { type Direction, moved } from './course-order.ts';

export type MoveCourse = {
  /** Tells whether there is a place on that side. */
  can: (id: string, direction: Direction) => boolean;
  move: (id: string, direction: Direction) => Promise<void>;
};

/** Puts courses into another order, a place at a time, and says where each has moved. */
export function useMoveCourse(courses: readonly AdminCourseSummary[]): MoveCourse {
  const { t, language } = useTranslation('admin-courses');
  const { mutateAsync, isPending } = useReorderCourses();
  const ids = courses.map(({ id }) => id);
  return {
    can: (id, direction) => moved(ids, id, direction) !== undefined,
    move: async (id, direction) => {
      const next = moved(ids, id, direction);
      const course = courses.find((one) => one.id === id);
      if (!next || !course || isPending) return;
      const isMoved = await mutateAsync(next).then(Boolean, () => false);
      if (!isMoved) return;
      const values = { place: next.indexOf(id) + 1, count: next.length };
      toast.success(t('moved', { title: localizedTitle(course, language), ...values }));
    },
  };
}
