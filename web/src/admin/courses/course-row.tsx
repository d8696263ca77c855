import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { Pencil } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { CourseIcon } from '../../ui/icon-tile.tsx';
import { RowButton, RowCheckbox } from '../kit/admin-table.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseStatus } from './course-status.tsx';
import type { MoveCourse } from './use-move-course.ts';

type Props = {
  course: AdminCourseSummary;
  order: MoveCourse | undefined;
  selected: boolean;
  onToggle: () => void;
  onEdit: () => void;
};

/** One course of the table. On narrow screens, the values without a column are below the title. */
export function CourseRow({ course, order, selected, onToggle, onEdit }: Props) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const title = localizedTitle(course, useLanguage());
  const difficulty = common(`difficulty.${course.difficulty}`);
  const hours = t('hours', { count: course.duration_hours });
  return (
    <tr className={selected ? 'bg-trail-soft/45' : undefined}>
      <td>
        <RowCheckbox label={t('select', { title })} checked={selected} onChange={onToggle} />
      </td>
      <td className="max-sm:hidden">
        <CourseIcon icon={course.icon} color={course.color} />
      </td>
      <th scope="row" className="text-start font-normal">
        <span className="break-words font-bold">{title}</span>
        <span className="block break-all text-muted text-sm">{course.id}</span>
        <span className="grid gap-1.5 md:hidden">
          <span className="text-muted text-sm">
            {difficulty} · {hours}
          </span>
          <CourseStatus course={course} />
        </span>
      </th>
      <td className="max-md:hidden">{difficulty}</td>
      <td className="tabular-nums max-md:hidden">{hours}</td>
      <td className="max-md:hidden">
        <CourseStatus course={course} />
      </td>
      <td>
        <div className="flex items-center justify-end gap-1 max-sm:flex-col">
          <RowButton
            icon={Pencil}
            text={t('edit')}
            label={t('edit_named', { title })}
            textClassName="max-lg:hidden"
            onClick={onEdit}
          />
          <CourseActions course={course} title={title} order={order} />
        </div>
      </td>
    </tr>
  );
}
