import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import { Play, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CodeRun = lazy(async () => ({ default: (await import('./code-run.tsx')).CodeRun }));

type Props = { label: string; kind: RoomKind; files: RoomFiles };

/** A button that runs this code below it; nothing is fetched before. */
export function RunCode({ label, kind, files }: Props) {
  const { t } = useTranslation('mentoring');
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Play aria-hidden="true" className="size-4" />
        {label}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Suspense fallback={<Skeleton className="h-40" />}>
        <CodeRun kind={kind} files={files} />
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
