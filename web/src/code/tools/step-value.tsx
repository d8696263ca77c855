import type { Value } from '@codivia/runners/python/recording';
import { ArrowRight } from 'lucide-react';
import { valueText } from './what-changed.ts';

/** The colour of an object: the same wherever it is named. */
export function objectColour(id: number): string {
  return `hsl(${(id * 137) % 360} 65% 50%)`;
}

export const objectAnchor = (id: number) => `step-object-${id}`;

/** A value; an object is named, with a link to its own box. */
export function StepValue({ value }: { value: Value }) {
  if (value.kind === 'plain') return <span className="break-all font-mono">{value.text}</span>;
  return (
    <button
      type="button"
      className="inline-flex min-h-7 items-center gap-1.5 rounded-control border border-edge border-s-4 bg-paper px-2 font-mono text-sm hover:border-trail"
      style={{ borderInlineStartColor: objectColour(value.id) }}
      onClick={() => {
        const target = document.getElementById(objectAnchor(value.id));
        target?.scrollIntoView({ block: 'nearest' });
        target?.focus();
      }}
    >
      <ArrowRight aria-hidden="true" className="size-4" />
      {valueText(value)}
    </button>
  );
}
