import type { ReactNode } from 'react';

/** A part of a career's page under its title. */
export function CareerSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-7 text-[clamp(1.8rem,4vw,2.5rem)]">{title}</h2>
      {children}
    </section>
  );
}
