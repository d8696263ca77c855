import type { AdminCourseSummary } from '@codivia/contract/admin-courses';
import { Download, Eye, FileText, MoreHorizontal, Pencil } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { CourseIcon } from '../../ui/course-icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import type { MenuEntry } from '../../ui/dropdown-menu-opened.tsx';
import { RowCheckbox } from '../../ui/row-checkbox.tsx';
import { toast } from '../../ui/toast.ts';
import { useExportCourse } from './admin-courses.api.ts';
import { CourseStatus } from './course-status.tsx';

function useExport(id: string): () => void {
  const { t } = useTranslation('admin-courses');
  const language = useLanguage();
  const { mutate } = useExportCourse();
  return () =>
    mutate(id, {
      onSuccess: (file) => {
        saveFile(file, `${id}.zip`);
        toast.success(t('exported'));
      },
      onError: (error) => toast.error(messageFor(error, language)),
    });
}

/** What else can be done with a course. */
function MoreActions({ course, title }: { course: AdminCourseSummary; title: string }) {
  const { t } = useTranslation('admin-courses');
  const save = useExport(course.id);
  const view: MenuEntry = {
    key: 'view',
    label: t('view'),
    icon: <Eye aria-hidden="true" />,
    to: paths.course(course.id),
  };
  const entries: MenuEntry[] = [
    {
      key: 'lessons',
      label: t('lessons', { count: course.lesson_count }),
      icon: <FileText aria-hidden="true" />,
      to: paths.adminLessons(course.id),
    },
    ...(course.is_active ? [view] : []),
    {
      key: 'export',
      label: t('export'),
      icon: <Download aria-hidden="true" />,
      onSelect: save,
    },
  ];
  return (
    <DropdownMenu
      label={t('more', { title })}
      entries={entries}
      className="grid size-11 place-items-center rounded-control hover:bg-trail-soft"
    >
      <MoreHorizontal aria-hidden="true" className="size-5" />
    </DropdownMenu>
  );
}

type Props = {
  course: AdminCourseSummary;
  selected: boolean;
  onToggle: () => void;
  onEdit: () => void;
};

/** One course of the table. On narrow screens what has no column stands below the title. */
export function CourseRow({ course, selected, onToggle, onEdit }: Props) {
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
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('edit_named', { title })}
            onClick={onEdit}
            className="min-h-11"
          >
            <Pencil aria-hidden="true" className="size-4" />
            <span className="max-lg:hidden">{t('edit')}</span>
          </Button>
          <MoreActions course={course} title={title} />
        </div>
      </td>
    </tr>
  );
}
