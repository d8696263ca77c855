import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of what there is to know about gift cards, folded until it is asked for. */
export function GiftCardDetails({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 hover:text-trail sm:px-7 sm:py-5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base sm:text-xl">{title}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-trail transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-5 sm:px-7 sm:pb-7">{children}</div>
    </details>
  );
}
