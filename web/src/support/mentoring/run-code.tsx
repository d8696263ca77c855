import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { Play, X } from 'lucide-react';
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

import type { LoadFiles } from './code-run.tsx';

const CodeRun = lazy(async () => ({ default: (await import('./code-run.tsx')).CodeRun }));

/** Provides the function that fetches the files beside the code, on pages that have one. */
export const LoadFilesContext = createContext<LoadFiles | undefined>(undefined);

type Props = {
  label: string;
  kind: ProgramKind;
  files: ProgramFiles;
  /** Fetches the files beside the code, at each run. */
  load?: LoadFiles;
  /** The content above the button until it is pressed, on pages whose main purpose is the run. */
  children?: ReactNode;
};

/** A button that is replaced by the run of this code; nothing is fetched before. */
export function RunCode({ label, kind, files, load, children }: Props) {
  const { t } = useTranslation('mentoring');
  const [open, setOpen] = useState(false);
  const loadAround = use(LoadFilesContext);
  if (!open) {
    const quiet = children === undefined && ({ variant: 'secondary', size: 'sm' } as const);
    return (
      <>
        {children}
        <Button {...quiet} className="justify-self-start" onClick={() => setOpen(true)}>
          <Play aria-hidden="true" className="size-4" />
          {label}
        </Button>
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Suspense fallback={<Skeleton className="h-40" />}>
        <CodeRun kind={kind} files={files} load={load ?? loadAround} />
      </Suspense>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(false)}
      >
        <X aria-hidden="true" className="size-4" />
        {t('thread.hide_run')}
      </Button>
    </div>
  );
}
