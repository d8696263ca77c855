import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = { title: string; id?: string; className?: string; children: ReactNode };

/** A part of the home page under its title. */
export function Section({ title, id, className, children }: Props) {
  return (
    <section id={id} className={classes('py-16 sm:py-24', className)}>
      <div className="page-width">
        <h2 className="mb-10 max-w-3xl text-[clamp(2rem,4.6vw,3.2rem)]">{title}</h2>
        {children}
      </div>
    </section>
  );
}
