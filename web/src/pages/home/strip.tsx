import type { ReactNode } from 'react';

/**
 * Cards side by side. Where they do not fit they are moved with a finger, or with the keyboard: each card has a link in
 * it, and the browser brings the one with the focus into view.
 */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <ul className="relative -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 [scrollbar-width:thin] [&>li]:shrink-0 [&>li]:snap-start lg:[&>li]:min-w-0 lg:[&>li]:flex-1">
      {children}
    </ul>
  );
}
