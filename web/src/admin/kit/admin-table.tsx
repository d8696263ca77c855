import type { ReactNode } from 'react';

/** A table of the panel on a card. What has no room beside the rest scrolls within it. */
export function AdminTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-start [&_td]:px-3 [&_td]:py-2.5 [&_th]:px-3 [&_th]:py-2.5 [&_thead_th]:text-start [&_thead_th]:text-muted [&_thead_th]:text-sm [&_tr]:border-line [&_tr]:border-b [&_tbody_tr:last-child]:border-0">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
