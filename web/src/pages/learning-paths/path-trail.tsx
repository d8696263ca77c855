import { classes } from '../../ui/classes.ts';

/** The trail swings from the middle to a place at its side and back, so that the parts of all rows meet. */
const PARTS = {
  start: 'M28 50C28 75 50 75 50 100',
  left: 'M50 0C50 25 28 25 28 50S50 75 50 100',
  right: 'M50 0C50 25 72 25 72 50S50 75 50 100',
  end: 'M50 0V50',
};

/**
 * The part of the trail behind one place, stretched to the height of its row; the dots keep their size. `walked`: the
 * reader has been there.
 */
export function PathTrail({ part, walked }: { part: keyof typeof PARTS; walked: boolean }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-walked={walked || undefined}
      className={classes('path-trail', walked ? 'stroke-done' : 'stroke-trail')}
    >
      <path d={PARTS[part]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
