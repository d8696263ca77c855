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
    <section id={id} className={classes('py-6 sm:py-20', className)}>
      <div className="page-width">
        <header className="mb-4 grid max-w-3xl gap-2 sm:mb-8 sm:gap-3">
          <h2 className="text-[clamp(1.6rem,4.6vw,3rem)]">{title}</h2>
          {intro && <p className="text-muted sm:text-xl">{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
