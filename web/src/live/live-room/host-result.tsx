import { Play, Square } from 'lucide-react';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { usePythonRun } from './use-host-run.ts';

type BarProps = { busy: boolean; onRun: () => void; onStop: () => void; rerun?: boolean };

/** The Run and Stop buttons of a host, and the state of the result. */
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

/** Shows the output of a host's Python. */
export function HostPythonResult({ program }: Pick<ReturnType<typeof usePythonRun>, 'program'>) {
  return (
    <div className="min-h-0 grow">
      <OutputPanel fill output={program.output} onAnswer={program.answer} />
    </div>
  );
}
