import { startOptions } from '../src/python/worker/environment.ts';
import { watchHeap } from '../src/python/worker/patched-globals.ts';
import { loadRuntime } from './load-runtime.ts';
import { watchInstantiation } from './watch-instantiation.ts';

/**
 * Returns the memory as it is before a snapshot is restored in it by the runtime in a folder, laid out like the
 * snapshot: the constants of the WebAssembly module. Bytes that anything has changed between the module's instantiation
 * and the restoring are zero here, since they may differ between machines.
 */
export async function preloadedMemory(runtime: string, snapshot: Uint8Array): Promise<Uint8Array> {
  const preloaded = new Uint8Array(snapshot.length);
  let offset = 0;
  let before = new Uint8Array();
  let initial: Uint8Array | undefined;
  const start = async () => {
    const { heap, restore } = watchHeap();
    const part = snapshot.subarray.bind(snapshot);
    // The runtime copies everything after its head at once: the memory is recorded at that moment.
    const watched = Object.defineProperty(snapshot.slice(0), 'subarray', {
      value: (begin: number, end?: number) => {
        if (end === undefined) {
          offset = begin;
          before = heap().slice();
        }
        return part(begin, end);
      },
    });
    try {
      await loadRuntime(runtime, { ...startOptions(), _loadSnapshot: watched });
    } finally {
      restore();
    }
  };
  await watchInstantiation(start, {
    after: ({ env }) => {
      if (env?.memory) initial ??= new Uint8Array(env.memory.buffer).slice();
    },
  });
  if (offset === 0 || !initial) throw new Error('The snapshot was not read as expected');
  for (let i = 0; i < initial.length && offset + i < preloaded.length; i++) {
    if (initial[i] === before[i]) preloaded[offset + i] = initial[i] ?? 0;
  }
  return preloaded;
}
