import type { RunnerState } from '@codivia/runners/runner';
import { Play, RotateCcw, Square, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ProgramOutput } from './program-output.ts';

type Props = {
  busy: boolean;
  runnerState: RunnerState;
  progress: ProgramOutput['progress'];
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  /** Null when there is nothing to bring back. */
  onUndoReset: (() => void) | null;
  /** More buttons, after Run. */
  children?: ReactNode;
};

/** Run, Stop, Reset, and what Python is doing. */
export function RunBar(props: Props) {
  const { busy, runnerState, progress, onRun, onStop, onReset, onUndoReset, children } = props;
  const { t } = useTranslation('python');
  const runButton = useRef<HTMLButtonElement>(null);

  function stop(): void {
    // The Stop button is about to go: whoever used it by keyboard stays at the same place.
    runButton.current?.focus();
    onStop();
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button ref={runButton} loading={busy} onClick={onRun}>
        {!busy && <Play aria-hidden="true" className="size-5" />}
        {t('run')}
      </Button>
      {busy && (
        <Button variant="danger" onClick={stop}>
          <Square aria-hidden="true" className="size-4 fill-current" />
          {t('stop')}
        </Button>
      )}
      {children}
      <Button variant="ghost" onClick={onReset}>
        <RotateCcw aria-hidden="true" className="size-5" />
        {t('reset')}
      </Button>
      {onUndoReset && (
        <Button variant="ghost" onClick={onUndoReset}>
          <Undo2 aria-hidden="true" className="size-5" />
          {t('undo_reset')}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {busy && (progress ? t('libraries', { ...progress }) : t(activity(runnerState)))}
      </p>
    </div>
  );
}

function activity(state: RunnerState): 'running' | 'starting' {
  return state === 'running' ? 'running' : 'starting';
}
