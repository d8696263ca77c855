import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminTable, ColumnHead, SelectionHead } from '../kit/admin-table.tsx';
import type { Selection } from '../kit/use-selection.ts';
import { CourseRow } from './course-row.tsx';
import type { MoveCourse } from './use-move-course.ts';

type Props = {
  courses: readonly AdminCourseSummary[];
  selection: Selection;
  /** Changes the order of the courses; undefined while only some of them are shown. */
  order: MoveCourse | undefined;
  onEdit: (id: string) => void;
};

/** The courses, to be selected and edited. */
export function CourseTable({ courses, selection, order, onEdit }: Props) {
  const { t } = useTranslation('admin-courses');
  return (
    <AdminTable caption={t('table')}>
      <thead>
        <tr>
          <SelectionHead label={t('select_all')} selection={selection} />
          <ColumnHead label={t('columns.icon')} className="w-20 max-sm:hidden" />
          <ColumnHead label={t('columns.title')} />
          <ColumnHead label={t('columns.difficulty')} className="max-md:hidden" />
          <ColumnHead label={t('columns.duration')} className="max-md:hidden" />
          <ColumnHead label={t('columns.status')} className="max-md:hidden" />
          <ColumnHead hidden label={t('columns.actions')} />
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            order={order}
            selected={selection.has(course.id)}
            onToggle={() => selection.toggle(course.id)}
            onEdit={() => onEdit(course.id)}
          />
        ))}
      </tbody>
    </AdminTable>
  );
}
