import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { ArrowDown, ArrowUp, Copy, Download, Eye, FileText, MoreHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import type { MenuEntry } from '../../ui/dropdown-menu-opened.tsx';
import { useCopyCourse, useExportCourse } from './admin-courses.api.ts';
import type { Direction } from './course-order.ts';
import type { MoveCourse } from './use-move-course.ts';

function useExport(id: string): () => void {
  const { t } = useTranslation('admin-courses');
  const { mutate } = useExportCourse();
  return () =>
    mutate(id, {
      onSuccess: (file) => {
        saveFile(file, `${id}.zip`);
        toast.success(t('exported'));
      },
    });
}

/** Copies a course at once: learners do not see the copy, and it can be deleted. */
function useCopy(id: string): () => void {
  const { t, language } = useTranslation('admin-courses');
  const { mutate, isPending } = useCopyCourse(id);
  return () => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: (copy) => toast.success(t('copied', { title: localizedTitle(copy, language) })),
    });
  };
}

const ARROWS = { up: ArrowUp, down: ArrowDown };

/** The lines of the menu that move a course; a row loses the focus when it changes its place. */
function useMoveOptions(id: string, order: MoveCourse | undefined) {
  const { t } = useTranslation('admin-courses');
  const place = useRef<HTMLDivElement>(null);
  const entryOf = (direction: Direction): MenuEntry => {
    const Arrow = ARROWS[direction];
    return {
      key: direction,
      label: t(direction),
      icon: <Arrow aria-hidden="true" />,
      onSelect: async () => {
        await order?.move(id, direction);
        place.current?.querySelector('button')?.focus();
      },
    };
  };
  const directions = (['up', 'down'] as const).filter((direction) => order?.can(id, direction));
  return { place, moves: directions.map(entryOf) };
}

type Props = { course: AdminCourseSummary; title: string; order: MoveCourse | undefined };

/** The further actions of a course. */
export function CourseActions({ course, title, order }: Props) {
  const { t } = useTranslation('admin-courses');
  const { place, moves } = useMoveOptions(course.id, order);
  const save = useExport(course.id);
  const copy = useCopy(course.id);
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
    ...(course.is_active && course.active_lesson_count > 0 ? [view] : []),
    ...moves,
    { key: 'copy', label: t('copy'), icon: <Copy aria-hidden="true" />, onSelect: copy },
    {
      key: 'export',
      label: t('export'),
      icon: <Download aria-hidden="true" />,
      onSelect: save,
    },
  ];
  return (
    <div ref={place}>
      <DropdownMenu
        label={t('more', { title })}
        entries={entries}
        className="grid size-11 place-items-center rounded-control hover:bg-trail-soft"
      >
        <MoreHorizontal aria-hidden="true" className="size-5" />
      </DropdownMenu>
    </div>
  );
}
