import { PartyPopper } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import './solved.css';

/** Where the sparks fly to, and their colours. */
const SPARKS: [x: string, y: string, colour: string][] = [
  ['-2.1rem', '-1.1rem', 'var(--color-joy)'],
  ['-0.9rem', '-1.9rem', 'var(--color-spark)'],
  ['0.9rem', '-1.8rem', 'var(--color-trail)'],
  ['2.1rem', '-0.9rem', 'var(--color-joy)'],
  ['2rem', '1rem', 'var(--color-spark)'],
  ['-2rem', '1.1rem', 'var(--color-trail)'],
];

/** Says with a little joy that something is solved. */
export function Solved({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-5 overflow-hidden rounded-control bg-done-soft p-4 ps-8">
      <span className="solved grid shrink-0 place-items-center" aria-hidden="true">
        {SPARKS.map(([x, y, colour]) => (
          <span
            key={x + y}
            className="solved-spark"
            style={{ '--to-x': x, '--to-y': y, background: colour } as CSSProperties}
          />
        ))}
        <PartyPopper className="size-8 text-done" />
      </span>
      <div className="ps-3">
        <p className="font-bold text-done text-lg">{title}</p>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
