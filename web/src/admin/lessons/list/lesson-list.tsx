import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useErrorText } from '../../kit/failures.ts';
import type { Selection } from '../../kit/use-selection.ts';
import { useReorderLessons } from '../admin-lessons.api.ts';
import { LessonItem } from './lesson-item.tsx';
import { moved } from './shown-lessons.ts';
import { useDragging } from './use-dragging.ts';

type Props = {
  /** In their order. */
  lessons: readonly AdminLessonSummary[];
  courseTitle: (id: string | null) => string;
  selected: string | null;
  /** The address at which a lesson is opened. */
  addressOf: (id: string) => string;
  /** The course whose whole list this is, when its order can be changed. */
  reorderable: string | null;
  /** The chosen lessons, while several are being chosen. */
  selection: Selection | null;
};

/** The lessons that were found. Rows outside the viewport are not rendered. */
export function LessonList(props: Props) {
  const { lessons, courseTitle, selected, addressOf, reorderable, selection } = props;
  const { t } = useTranslation('admin-lessons');
  const errorText = useErrorText();
  const reorder = useReorderLessons();
  const [announcement, setAnnouncement] = useState('');
  const ids = lessons.map(({ id }) => id);
  const dragging = useDragging(ids, put);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));

  function put(next: string[]): void {
    if (reorderable === null) return;
    reorder.mutate(
      { course: reorderable, ids: next },
      { onError: (error) => toast.error(errorText(t('list.reorder_failed'), error)) },
    );
  }

  function move(from: number, to: number): void {
    put(moved(ids, from, to));
    setAnnouncement(t('list.moved', { place: to + 1, total: ids.length }));
  }

  function step(from: number, by: number): (() => void) | null {
    const to = from + by;
    return to < 0 || to >= ids.length ? null : () => move(from, to);
  }

  return (
    <>
      <ul aria-label={t('list.label')} className="grid grid-cols-1 gap-1">
        {dragging.ids.map((id, i) => {
          const lesson = byId.get(id);
          if (!lesson) return null;
          return (
            <LessonItem
              key={id}
              lesson={lesson}
              courseTitle={courseTitle(lesson.course_id)}
              selected={id === selected}
              address={addressOf(id)}
              dragged={dragging.dragged === id}
              selection={selection}
              reorder={
                reorderable === null || selection
                  ? null
                  : {
                      place: i + 1,
                      total: ids.length,
                      up: step(i, -1),
                      down: step(i, 1),
                      to: (place) => move(i, place - 1),
                      onDragStart: () => dragging.start(id),
                      onDragEnter: () => dragging.over(id),
                      onDragEnd: dragging.end,
                    }
              }
            />
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
