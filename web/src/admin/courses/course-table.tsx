import type { AdminCourseSummary } from '@codivia/contract/admin-courses';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AdminTable } from '../kit/admin-table.tsx';
import { AllRowsCheckbox } from '../kit/row-checkbox.tsx';
import type { Selection } from '../kit/use-selection.ts';
import { CourseRow } from './course-row.tsx';
import type { MoveCourse } from './use-move-course.ts';

type Props = {
  courses: readonly AdminCourseSummary[];
  selection: Selection;
  /** How to change their order; nothing while only some of them are shown. */
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
          <th scope="col" className="w-12">
            <AllRowsCheckbox label={t('select_all')} selection={selection} />
          </th>
          <th scope="col" className="w-20 max-sm:hidden">
            {t('columns.icon')}
          </th>
          <th scope="col">{t('columns.title')}</th>
          <th scope="col" className="max-md:hidden">
            {t('columns.difficulty')}
          </th>
          <th scope="col" className="max-md:hidden">
            {t('columns.duration')}
          </th>
          <th scope="col" className="max-md:hidden">
            {t('columns.status')}
          </th>
          <th scope="col">
            <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
          </th>
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
