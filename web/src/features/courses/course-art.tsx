import type { Course } from '@codivia/contract/api/courses';
import { classes } from '../../ui/classes.ts';
import { iconName } from '../../ui/icon-tile.tsx';

/** Courses that share their icon with another one of ours; these have an artwork of their own. */
const OWN_ARTWORK: readonly string[] = [
  'python-foundations',
  'language-model',
  'chatbots',
  'neural-network',
  'unbeatable-game',
  'pictures-numbers',
  'learning-by-reward',
  'deepfakes',
  'evolving-creatures',
  'recommenders',
  'fair-or-not',
];

/**
 * The artwork of a course, on a ground in its colour: the one of its icon (docs/product.md#artwork). Pure
 * decoration. `inFirstView` fetches it at once: it is the largest thing a phone shows first, and waiting for
 * the layout delays the largest paint.
 */
export function CourseArt({
  course,
  className,
  inFirstView = false,
}: {
  course: Course;
  className?: string;
  inFirstView?: boolean;
}) {
  const { id, icon, color } = course;
  return (
    <span
      className={classes('course-art block overflow-hidden', className)}
      style={{ '--course': color } as React.CSSProperties}
    >
      <img
        src={`/art/courses/${OWN_ARTWORK.includes(id) ? id : iconName(icon)}.svg`}
        width={320}
        height={160}
        loading={inFirstView ? 'eager' : 'lazy'}
        alt=""
        className="w-full"
      />
    </span>
  );
}
