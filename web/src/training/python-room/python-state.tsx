import type { Failure, Progress, RunnerState, RuntimeArrival } from '@codivia/runners/runner';
import { LibraryProgress } from '../../code/python/library-progress.tsx';
import { PythonArrival } from '../../code/python/python-arrival.tsx';
import { useExplanation } from '../../code/python/use-explanation.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { useReachable } from '../../lib/network.ts';
import { Button } from '../../ui/button.tsx';
import { NetworkHelpLink } from '../../ui/network-help-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type Props = {
  runnerState: RunnerState;
  /** The reason why Python could not be loaded. */
  problem: Failure | null;
  /** The part of Python that has arrived. */
  arrival: RuntimeArrival;
  /** The libraries that are being loaded. */
  progress: Progress | null;
  onRetry: () => void;
};

/** Names the feature that this browser lacks: then the network does not matter. */
function Unsupported({ problem }: { problem: Failure }) {
  return <p>{useExplanation(problem, useLanguage())}</p>;
}

function Unreachable() {
  const { t } = useTranslation('python-room');
  const python = useTranslation('python').t;
  const reachable = useReachable(true);
  return (
    reachable !== null && (
      <>
        <p>{t(reachable ? 'state.unavailable_text' : 'state.offline_text')}</p>
        {reachable && <NetworkHelpLink>{python('network_help')}</NetworkHelpLink>}
      </>
    )
  );
}

/** The progress of Python or its libraries, or the reason why they have not come; nothing once they are there. */
export function PythonState({ runnerState, problem, arrival, progress, onRetry }: Props) {
  const { t } = useTranslation('python-room');
  const python = useTranslation('python').t;
  if (progress) {
    const { name, loaded, total, bytes, size } = progress;
    const text = python('libraries', { name, loaded, total });
    const part = size && bytes < size ? bytes / size : 0;
    return (
      <div className="grid gap-2 rounded-control bg-trail-soft px-4 py-3">
        <p className="font-bold">
          <LibraryProgress progress={progress} />
        </p>
        <ProgressBar value={Math.round((100 * (loaded + part)) / total)} label={text} />
      </div>
    );
  }
  if (runnerState === 'loading') {
    return (
      <div className="grid gap-2 rounded-control bg-trail-soft px-4 py-3">
        <div className="flex items-center gap-3">
          {/* It turns once the wait is felt: until then each frame takes from Python on a slow machine. */}
          <Spinner className="[animation-delay:1s]" />
          <p>
            <strong>{t('state.loading')}</strong> {t('state.loading_text')}
          </p>
        </div>
        <div>
          <PythonArrival arrival={arrival} label={t('state.loading')} />
        </div>
      </div>
    );
  }
  if (runnerState !== 'unavailable') return null;
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-control bg-danger-soft p-4">
      <p className="font-bold text-danger">{t('state.unavailable')}</p>
      {problem?.type === 'PythonUnsupported' ? <Unsupported problem={problem} /> : <Unreachable />}
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('state.try_again')}
      </Button>
    </div>
  );
}
