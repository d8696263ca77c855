import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  title: string;
  /** A sentence under the title. */
  intro?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of the home page under its title. */
export function Section({ title, intro, id, className, children }: Props) {
  return (
    <section id={id} className={classes('py-16 sm:py-24', className)}>
      <div className="page-width">
        <header className="mb-10 grid max-w-3xl gap-3">
          <h2 className="text-[clamp(2rem,4.6vw,3.2rem)]">{title}</h2>
          {intro && <p className="text-xl text-muted">{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
