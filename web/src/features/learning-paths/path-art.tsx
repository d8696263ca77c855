import type { LearningPathSummary } from '@codivia/contract/api/learning-paths';
import { classes } from '../../ui/classes.ts';

/** The picture of a path on a ground in its colour. Pure decoration. `inFirstView` fetches it at once. */
export function PathArt({
  path,
  className,
  inFirstView = false,
}: {
  path: Pick<LearningPathSummary, 'id' | 'color'>;
  className?: string;
  inFirstView?: boolean;
}) {
  return (
    <span
      className={classes('course-art block overflow-hidden', className)}
      style={{ '--course': path.color } as React.CSSProperties}
    >
      <img
        src={`/art/paths/${path.id}.svg`}
        width={320}
        height={160}
        loading={inFirstView ? 'eager' : 'lazy'}
        alt=""
        className="w-full"
      />
    </span>
  );
}
