import { classes } from './classes.ts';

/** The motif of the brand: a winding dotted line from one waypoint to the next. Pure decoration. */
export function TrailArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 96" aria-hidden="true" className={classes('w-full', className)}>
      <path
        d="M14 74C44 18 84 14 104 44s44 52 74 24c16-15 22-34 44-44"
        fill="none"
        className="stroke-trail"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
      />
      <circle cx="14" cy="74" r="8" className="fill-trail" />
      <circle cx="104" cy="44" r="6" className="fill-paper stroke-trail" strokeWidth="4" />
      <circle cx="178" cy="68" r="6" className="fill-paper stroke-trail" strokeWidth="4" />
      <path d="M222 26V2" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M223 3l15 6-15 6z" className="fill-joy" />
    </svg>
  );
}
