import type { ReactNode } from 'react';

/** A part of a long form, under a title of its own. */
export function FormPart(props: { title: string; hint?: string; children: ReactNode }) {
  const { title, hint, children } = props;
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-start w-full font-bold font-display text-lg">{title}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}
