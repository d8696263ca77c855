import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** Panels of which one is shown; arrow keys move between their tabs. */
export const Tabs = Radix.Root;

/** The row of tabs. Name it with `aria-label`. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      className={classes('flex flex-wrap gap-1 border-b-2 border-line', className)}
    />
  );
}

/** One tab; `value` ties it to its panel. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={classes(
        '-mb-0.5 min-h-11 border-b-4 border-transparent px-4 font-bold text-muted hover:text-ink',
        'data-[state=active]:border-trail data-[state=active]:text-ink',
        className,
      )}
    />
  );
}

/** What one tab shows. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classes('pt-5', className)} />;
}
