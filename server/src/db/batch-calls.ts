import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseUnavailable } from './database-unavailable.ts';

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (reason: unknown) => void;
  /** Runs work as part of the request that the input came from. */
  within: <T>(work: () => T) => T;
}

interface Bounds {
  /** How many calls of `work` may run at once. */
  concurrency: number;
  /** How many inputs one of them takes at most. */
  size: number;
}

/**
 * Batches concurrent calls into one statement. An input is processed at once while fewer than `concurrency` calls are
 * in progress; otherwise it waits, and is processed with all others that wait. `work` answers an output for each
 * input, in their order, and must have done nothing when it throws: its inputs are then tried one by one, so that
 * nobody fails because of somebody else.
 */
export function batchCalls<In, Out>(
  work: (inputs: In[]) => Promise<Out[]>,
  { concurrency, size }: Bounds,
): (input: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let running = 0;

  async function settle(taken: Waiting<In, Out>[]): Promise<void> {
    try {
      const inputs = taken.map(({ input }) => input);
      const outputs = await (taken[0] as Waiting<In, Out>).within(() => work(inputs));
      for (const [i, { resolve }] of taken.entries()) resolve(outputs[i] as Out);
    } catch (error) {
      if (taken.length > 1 && !isDatabaseUnavailable(error)) {
        for (const one of taken) await settle([one]);
      } else {
        for (const { reject } of taken) reject(error);
      }
    }
  }

  async function next(): Promise<void> {
    if (running >= concurrency || waiting.length === 0) return;
    running += 1;
    await settle(waiting.splice(0, size));
    running -= 1;
    void next();
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject, within: AsyncLocalStorage.snapshot() });
      void next();
    });
}
