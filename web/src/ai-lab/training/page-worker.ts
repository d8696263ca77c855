import { act } from '@testing-library/react';
import { type TrainingJob, train } from './training-job.ts';

/** A worker for tests that trains in the page: what it says is the same. */
export class PageWorker extends EventTarget {
  postMessage(job: TrainingJob): void {
    void train(job, async (epoch) => this.say({ epoch })).then((model) =>
      this.say({ model, seconds: 0.1 }),
    );
  }

  say(data: unknown): void {
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {}
}
