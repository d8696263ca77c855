import { classes } from './classes.ts';

/** The place of something that is on its way. Give it the size of that thing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('animate-shimmer rounded-control bg-line', className)}
    />
  );
}
