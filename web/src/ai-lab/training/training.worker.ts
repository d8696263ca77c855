import type { ModelFile } from '@codivia/contract/models/model-file';
import type { Epoch } from './network-training.ts';
import { type TrainingJob, train } from './training-job.ts';

/** What the worker says: each epoch, then the model. */
export type TrainingMessage = { epoch: Epoch } | { model: ModelFile; seconds: number };

self.addEventListener('message', async ({ data }: MessageEvent<TrainingJob>) => {
  const started = performance.now();
  const model = await train(data, async (epoch) => {
    self.postMessage({ epoch } satisfies TrainingMessage);
  });
  const seconds = (performance.now() - started) / 1000;
  self.postMessage({ model, seconds } satisfies TrainingMessage);
});
