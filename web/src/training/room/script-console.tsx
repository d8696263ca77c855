import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { ConsolePanel } from '../../code/previews/console-panel.tsx';
import type { ShownPreview } from '../../code/previews/use-preview.ts';

const ScriptEntry = lazy(async () => ({
  default: (await import('./script-entry.tsx')).ScriptEntry,
}));

type Props = Omit<ComponentProps<typeof ConsolePanel>, 'foot' | 'output'> & {
  preview: Pick<ShownPreview<never>, 'output' | 'enter'>;
};

/** The console of a room: the messages of the program, and, once it has run, a field for code to try out in it. */
export function ScriptConsole({ preview, ...props }: Props) {
  const [hasRun, setHasRun] = useState(false);
  if (!hasRun && preview.output.phase !== 'empty') setHasRun(true);
  const place = <div className="h-18 shrink-0" />;
  const field = hasRun && (
    <Suspense fallback={place}>
      <ScriptEntry onEnter={preview.enter} />
    </Suspense>
  );
  return <ConsolePanel {...props} output={preview.output} foot={field || place} />;
}
