import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import { useTranslation } from '../../lib/i18n.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { RunBar, type RunBarProps } from '../editor/run-bar.tsx';
import { LibraryProgress } from './library-progress.tsx';
import type { ProgramOutput } from './program-output.ts';
import { useArrival, useRunnerState } from './runner-context.ts';

type Props = Omit<RunBarProps, 'waiting' | 'onRunNear' | 'status'> & {
  runner: PythonRunner;
  progress: ProgramOutput['progress'];
};

/** Needed over slow lines only. */
const arrivalPart = lazyPart(async () => (await import('./python-arrival.tsx')).PythonArrival);

/** Run, Stop, Reset, and the state of Python. */
export function PythonBar({ runner, progress, ...rest }: Props) {
  const { t } = useTranslation('python');
  const isRunning = useRunnerState(runner) === 'running';
  const arrival = useArrival(runner);
  const PythonArrival = arrivalPart.usePart(rest.busy && !isRunning && arrival.share > 0);
  return (
    <RunBar
      {...rest}
      waiting={rest.busy}
      status={
        <div role="status" className="text-muted text-sm max-sm:basis-full">
          {rest.busy &&
            (progress ? (
              <LibraryProgress progress={progress} />
            ) : PythonArrival ? (
              <>
                {!arrival.interrupted && t('starting')}
                <PythonArrival arrival={arrival} label={t('arrival')} />
              </>
            ) : (
              t(isRunning ? 'running' : 'starting')
            ))}
        </div>
      }
    />
  );
}
