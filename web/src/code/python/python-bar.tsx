import type { RunnerState } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';
import { RunBar, type RunBarProps } from '../editor/run-bar.tsx';
import { LibraryProgress } from './library-progress.tsx';
import type { ProgramOutput } from './program-output.ts';

type Props = Omit<RunBarProps, 'waiting' | 'onRunNear' | 'status'> & {
  runnerState: RunnerState;
  progress: ProgramOutput['progress'];
};

/** Run, Stop, Reset, and the state of Python. */
export function PythonBar({ runnerState, progress, ...rest }: Props) {
  const { t } = useTranslation('python');
  const activity = runnerState === 'running' ? 'running' : 'starting';
  return (
    <RunBar
      {...rest}
      waiting={rest.busy}
      status={
        <p role="status" className="text-muted text-sm max-sm:basis-full">
          {rest.busy && (progress ? <LibraryProgress progress={progress} /> : t(activity))}
        </p>
      }
    />
  );
}
