import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = Omit<ComponentProps<'section'>, 'children'> & { label: string; code: string };

/** Code or a message of Python, to be read. It scrolls sideways, by keyboard too. */
export function CodeBlock({ label, code, className, ...rest }: Props) {
  return (
    <section
      {...rest}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className={classes('overflow-auto whitespace-pre font-mono', className)}
    >
      {code}
    </section>
  );
}
