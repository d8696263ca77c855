import { Play, Square } from 'lucide-react';
import { ConsolePanel } from '../../code/previews/console-panel.tsx';
import { FailurePanel } from '../../code/previews/failure-panel.tsx';
import { PreviewBox } from '../../code/previews/preview-box.tsx';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { usePreviewRun, usePythonRun } from './use-host-run.ts';

type BarProps = { busy: boolean; onRun: () => void; onStop: () => void; rerun?: boolean };

/** Run and Stop of a host, and what becomes of the result. */
export function HostRunBar({ busy, onRun, onStop, rerun = false }: BarProps) {
  const { t } = useTranslation('live-room');
  const stage = useTranslation('live-stage').t;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2">
      {(!busy || rerun) && (
        <Button size="sm" onClick={onRun}>
          <Play aria-hidden="true" className="size-4" />
          {t('host.run')}
        </Button>
      )}
      {busy && (
        <Button size="sm" variant="danger" onClick={onStop}>
          <Square aria-hidden="true" className="size-4 fill-current" />
          {stage('stop')}
        </Button>
      )}
      {busy && !rerun && (
        <p role="status" className="text-muted text-sm">
          {t('host.running')}
        </p>
      )}
    </div>
  );
}

/** What a host's Python shows. */
export function HostPythonResult({ program }: Pick<ReturnType<typeof usePythonRun>, 'program'>) {
  return (
    <div className="min-h-0 grow">
      <OutputPanel fill output={program.output} onAnswer={program.answer} />
    </div>
  );
}

/** What a host's page or sketch shows. */
export function HostPreviewResult({ preview }: Pick<ReturnType<typeof usePreviewRun>, 'preview'>) {
  const { output } = preview;
  return (
    <>
      <PreviewBox
        container={preview.container}
        phase={output.phase}
        onFullScreen={preview.focus}
        className="min-h-48 flex-1"
      />
      {output.failure && (
        <div className="max-h-[40%] shrink-0 overflow-auto">
          <FailurePanel failure={output.failure} />
        </div>
      )}
      {output.entries.length > 0 && (
        <div className="flex h-32 shrink-0 flex-col">
          <ConsolePanel output={output} />
        </div>
      )}
    </>
  );
}
