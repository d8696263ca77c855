import { classes } from './classes.ts';

/** A placeholder for content that is being loaded. Give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('animate-shimmer rounded-control bg-line', className)}
    />
  );
}
