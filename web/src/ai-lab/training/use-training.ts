import type { ModelFile } from '@codivia/contract/models/model-file';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabProject } from '../project/lab-project.ts';
import type { Epoch } from './network-training.ts';
import type { TrainingMessage } from './training.worker.ts';
import type { TrainingJob } from './training-job.ts';

export interface Trained {
  model: ModelFile;
  /** Time that training took. */
  seconds: number;
  /** The job that the model comes from. */
  job: TrainingJob;
  /** The project as it was then. */
  project: LabProject;
}

export type TrainingState = 'idle' | 'training' | 'stopped' | 'failed';

/** Trains in a worker, which ends with the page or when training is stopped. */
export function useTraining() {
  const [state, setState] = useState<TrainingState>('idle');
  const [epochs, setEpochs] = useState<readonly Epoch[]>([]);
  const [trained, setTrained] = useState<Trained | null>(null);
  const worker = useRef<Worker | null>(null);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback(
    (job: TrainingJob, project: LabProject) => {
      end();
      setEpochs([]);
      setState('training');
      const started = new Worker(new URL('./training.worker.ts', import.meta.url), {
        type: 'module',
      });
      worker.current = started;
      started.addEventListener('error', () => {
        end();
        setState('failed');
      });
      started.addEventListener('message', ({ data }: MessageEvent<TrainingMessage>) => {
        if ('epoch' in data) return setEpochs((before) => [...before, data.epoch]);
        end();
        if ('failed' in data) return setState('failed');
        setTrained({ ...data, job, project });
        setState('idle');
      });
      started.postMessage(job);
    },
    [end],
  );

  const stop = useCallback(() => {
    end();
    setState('stopped');
  }, [end]);

  return { state, epochs, trained, start, stop };
}
