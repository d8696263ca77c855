import type { loadPyodide, PyodideInterface } from 'pyodide';
import { fetchAlive, loadedAlive, Stalled } from '../../fetch-alive.ts';
import { fetchParts, type Parts, receiveParts } from '../parts.ts';
import type { Boot } from '../protocol.ts';
import { startOptions } from './environment.ts';
import { patchCompiler, patchParts, watchHeap } from './patched-globals.ts';
import { pendingSnapshot, restoreFromSnapshot } from './snapshot.ts';
import { StandardLibrary } from './standard-library.ts';

type Load = typeof loadPyodide;

/**
 * The share of each part in all compressed bytes that are fetched before Python is ready, out of 1: the figures of the
 * build of Pyodide 0.28.0, rounded.
 */
const WEIGHTS = { memory: 0.47, machine: 0.49, code: 0.04 };

export interface Booted {
  python: PyodideInterface;
  /** Null when it is there already. */
  library: StandardLibrary | null;
}

/**
 * Starts Python from its snapshot, and plainly where there is none or this browser cannot use it. `onLoaded` is called
 * for each part that arrives, with its share of the whole; a start without it reports no progress.
 */
export async function bootPyodide(
  { base, snapshot, parts }: Boot,
  onLoaded: (share: number) => void,
): Promise<Booted> {
  if (snapshot !== null) {
    try {
      const sent = parts ? receiveParts(parts) : fetchParts(base, snapshot);
      return await restorePyodide(base, sent, onLoaded);
    } catch (error) {
      // A plain start needs the same files.
      if (error instanceof Stalled) throw error;
      console.warn('Python starts without its snapshot:', error);
    }
  }
  const { loadPyodide } = await runtimeOf(base);
  const { fetch } = globalThis;
  // The runtime fetches by this name.
  globalThis.fetch = (address, init) => fetchAlive(String(address), init, fetch);
  try {
    const python = await loadPyodide({ ...startOptions(), indexURL: base });
    return { python, library: null };
  } finally {
    globalThis.fetch = fetch;
  }
}

function runtimeOf(base: string): Promise<{ loadPyodide: Load }> {
  const address = `${base}pyodide.mjs`;
  return loadedAlive(address, import(/* @vite-ignore */ address));
}

function codeOf(base: string): Promise<unknown> {
  const address = `${base}pyodide.asm.js`;
  return loadedAlive(address, import(/* @vite-ignore */ address));
}

/** Requests the runtime's code before the worker receives anything: the page may be busy for a while by then. */
export function sendForCode(base: string): void {
  // Later callers get the same error.
  for (const code of [codeOf(base), runtimeOf(base)]) code.catch(() => {});
}

async function restorePyodide(
  base: string,
  { machine, memory }: Parts,
  onLoaded: (share: number) => void,
): Promise<Booted> {
  const code = codeOf(base);
  reportArrivals({ memory, machine, code }, onLoaded);
  const { loadPyodide } = await runtimeOf(base);
  await code;
  const { heap, restore } = watchHeap();
  const { snapshot, fill } = pendingSnapshot(heap);
  const unpacked = memory.then(fill);
  // The failure is thrown below, where the runtime has failed because of it.
  unpacked.catch(() => {});
  const patched = [restore, patchParts(machine, unpacked), patchCompiler()];
  try {
    const python = await loadPyodide({
      ...startOptions(),
      indexURL: base,
      _loadSnapshot: snapshot,
    });
    restoreFromSnapshot(python);
    return { python, library: new StandardLibrary(python, `${base}python_stdlib.zip`) };
  } catch (error) {
    // The file that did not arrive is the cause, whatever the runtime says of an empty snapshot.
    await unpacked;
    throw error;
  } finally {
    for (const restore of patched) restore();
  }
}

function reportArrivals(
  parts: Record<keyof typeof WEIGHTS, Promise<unknown>>,
  onLoaded: (share: number) => void,
): void {
  for (const name of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    // Callers that await a failed part get its error.
    parts[name].then(
      () => onLoaded(WEIGHTS[name]),
      () => {},
    );
  }
}
