import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'plain' | 'trail' | 'joy' | 'done' | 'danger';

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink',
  trail: 'bg-trail-soft text-trail',
  joy: 'bg-joy text-on-joy',
  done: 'bg-done-soft text-done',
  danger: 'bg-danger-soft text-danger',
};

/** A word or two about the thing it is on. */
export function Badge({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      {...rest}
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-3 py-1 text-sm font-bold leading-none [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    />
  );
}
