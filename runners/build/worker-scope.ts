import { join } from 'node:path';
import { bundleScript } from './bundle-script.ts';

const ENTRY = join(import.meta.dirname, '../src/preview/worker/worker.scope.ts');

let built: Promise<string> | undefined;

/** Gives a frame the code that runs first in the workers that it starts. */
export async function workerScope(): Promise<Record<string, string>> {
  built ??= bundleScript(ENTRY);
  return { WORKER_SCOPE: JSON.stringify(await built) };
}
