import type { ModelFile } from '@codivia/contract/models/model-file';
import type { Epoch } from './network-training.ts';
import { type TrainingJob, train } from './training-job.ts';

/** A message of the worker: each epoch, then the model, or that there will be none. */
export type TrainingMessage =
  | { epoch: Epoch }
  | { model: ModelFile; seconds: number }
  | { failed: true };

self.addEventListener('message', async ({ data }: MessageEvent<TrainingJob>) => {
  const started = performance.now();
  const tell = (message: TrainingMessage) => self.postMessage(message);
  try {
    const model = await train(data, async (epoch) => tell({ epoch }));
    tell({ model, seconds: (performance.now() - started) / 1000 });
  } catch {
    // The page does not hear of a promise that is rejected in here.
    tell({ failed: true });
  }
});
