import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';

type Props = { title: string; children: ReactNode; className?: string };

/** A part of the dashboard, under its title. */
export function Section({ title, children, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid">
      <Card className={classes('grid content-start gap-5 p-5 sm:p-6', className)}>
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
