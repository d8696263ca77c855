import type { Course } from '@codivia/contract/api/courses';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Badge } from '../../../ui/badge.tsx';
import { lessonKey, type Picking } from './choices.ts';
import { LessonItem } from './lesson-item.tsx';

type Props = Picking & {
  course: Course;
  /** A search has found it, so its lessons are shown. */
  isFound: boolean;
};

/** A course of the catalogue, which opens to show its lessons. */
export function CourseItem({ course, isFound, ...picking }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const [open, setOpen] = useState(isFound);
  const chosen = course.lessons.filter(({ id }) => picking.chosen.has(lessonKey(id)));
  return (
    <li>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform in-open:rotate-180"
          />
          <span className="wrap-anywhere min-w-0 font-bold">
            {localizedTitle(course, language)}
          </span>
          <span className="text-muted text-sm">
            {t('catalogue.lessons', { count: course.lessons.length })}
          </span>
          {chosen.length > 0 && (
            <Badge tone="trail">{t('catalogue.chosen', { count: chosen.length })}</Badge>
          )}
        </summary>
        {open && (
          <ul className="divide-y divide-line pb-2 ps-2 sm:ps-8">
            {course.lessons.map((lesson) => (
              <LessonItem key={lesson.id} lesson={lesson} {...picking} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
