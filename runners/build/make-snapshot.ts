import { join } from 'node:path';
import { HARNESS_MODULES, importHarness } from '../src/python/harness/harness.ts';
import { readHarness } from '../src/python/harness/node-python.ts';
import { startOptions } from '../src/python/worker/environment.ts';
import { INITIAL_MEMORY, prepareForSnapshot } from '../src/python/worker/snapshot.ts';
import { packMemory } from '../src/python/worker/sparse-memory.ts';
import { loadRuntime } from './load-runtime.ts';
import { preloadedMemory } from './preloaded-memory.ts';
import { watchInstantiation } from './watch-instantiation.ts';

const PYTHON = join(import.meta.dirname, '../src/python');
/** Files that decide the contents of a snapshot. */
export const SNAPSHOT_INPUTS = [
  join(import.meta.dirname, 'load-runtime.ts'),
  join(import.meta.dirname, 'make-snapshot.ts'),
  join(import.meta.dirname, 'preloaded-memory.ts'),
  join(import.meta.dirname, 'watch-instantiation.ts'),
  join(PYTHON, 'harness/harness.ts'),
  ...['environment.ts', 'snapshot.ts', 'sparse-memory.ts'].map((file) =>
    join(PYTHON, 'worker', file),
  ),
  ...HARNESS_MODULES.map((name) => join(PYTHON, 'harness', `${name}.py`)),
];

/** Does the work, and answers also the places in memory where the C library had the time zone written. */
async function watchingTimeZone<T>(work: () => Promise<T>): Promise<{ done: T; places: number[] }> {
  let places: number[] = [];
  const done = await watchInstantiation(work, {
    before: ({ env }) => {
      const write = env?._tzset_js;
      if (!env || !write) return;
      env._tzset_js = (...addresses) => {
        places = addresses;
        write(...addresses);
      };
    },
  });
  return { done, places };
}

/**
 * Returns the memory of a Python that has started from the files of the runtime in a folder, has imported the modules
 * that beginners use, and holds the harness. Made in Node, restored in any browser.
 */
export async function makeSnapshot(runtime: string): Promise<Uint8Array> {
  const { done: python, places } = await watchingTimeZone(() =>
    loadRuntime(runtime, {
      ...startOptions(),
      // Else it would be the path of the building program.
      _sysExecutable: './this.program',
      _makeSnapshot: true,
    }),
  );
  if (places.length !== 4) throw new Error('The time zone was not found in the memory of Python');
  importHarness(python, readHarness());
  prepareForSnapshot(python, places);
  const memory = python.makeMemorySnapshot();
  if (memory.length >= INITIAL_MEMORY + 64 * 1024)
    throw new Error('The snapshot has outgrown the memory that the runtime begins with');
  return packMemory(memory, await preloadedMemory(runtime, memory));
}
