import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** A table as wide as a page of paper; on a narrow screen it scrolls, by keyboard too. */
export function PaperTable({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label={label} tabIndex={0} className="results-table">
      <table aria-label={label} className="min-w-4xl print:min-w-0">
        {children}
      </table>
    </section>
  );
}
