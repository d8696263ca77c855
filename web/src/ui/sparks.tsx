import type { CSSProperties, ReactNode } from 'react';
import './sparks.css';

/** The targets of the sparks, and their colours. */
const SPARKS: [x: string, y: string, colour: string][] = [
  ['-2.1rem', '-1.1rem', 'var(--color-joy)'],
  ['-0.9rem', '-1.9rem', 'var(--color-spark)'],
  ['0.9rem', '-1.8rem', 'var(--color-trail)'],
  ['2.1rem', '-0.9rem', 'var(--color-joy)'],
  ['2rem', '1rem', 'var(--color-spark)'],
  ['-2rem', '1.1rem', 'var(--color-trail)'],
];

/** Sparks that fly from a picture; screen readers ignore them. */
export function Sparks({ children }: { children: ReactNode }) {
  return (
    <span className="sparks grid shrink-0 place-items-center" aria-hidden="true">
      {SPARKS.map(([x, y, colour]) => (
        <span
          key={x + y}
          className="spark"
          style={{ '--to-x': x, '--to-y': y, background: colour } as CSSProperties}
        />
      ))}
      {children}
    </span>
  );
}
