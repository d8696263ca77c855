import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type Props = {
  title: string;
  /** A sentence under the heading. */
  text?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page, named by its heading. */
export function TitledSection({ title, text, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes('grid gap-4', className)}>
      <div>
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {text && <p className="wrap-anywhere text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
