import { classes } from './classes.ts';

type Props = {
  /** The progress, from 0 to `max`. */
  value: number;
  /** The whole; 100 by default. */
  max?: number;
  /** The name of the measured quantity. */
  label: string;
  /** The value in words, where "40 %" is not clear enough: "4 of 10 lessons". */
  valueText?: string;
  className?: string;
};

/** Shows progress as a trail: a dotted line that fills up to a waypoint. */
export function ProgressBar({ value, max = 100, label, valueText, className }: Props) {
  const share = max === 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classes('relative h-3.5', className)}
    >
      <div className="absolute inset-x-1 inset-y-0 my-auto dotted-way text-edge/60" />
      <div
        className="absolute inset-y-[3px] start-0 rounded-full bg-trail transition-[width] duration-500"
        style={{ width: `max(${share}%, 0.5rem)` }}
      />
      <div
        className="absolute inset-y-0 size-3.5 rounded-full border-[3px] border-surface bg-joy ring-2 ring-trail transition-[left] duration-500"
        style={{ left: `calc((100% - 0.875rem) * ${share / 100})` }}
      />
    </div>
  );
}
