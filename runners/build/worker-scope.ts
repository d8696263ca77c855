import { join } from 'node:path';
import { bundleScript } from './bundle-script.ts';

const ENTRY = join(import.meta.dirname, '../src/preview/worker/worker.scope.ts');

let built: Promise<string> | undefined;

/** Gives a frame what it starts workers with: the code that runs in them first. */
export async function workerScope(): Promise<Record<string, string>> {
  built ??= bundleScript(ENTRY);
  return { WORKER_SCOPE: JSON.stringify(await built) };
}
