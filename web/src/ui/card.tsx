import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classes('rounded-card border border-line bg-surface shadow-card', className)}
    />
  );
}
