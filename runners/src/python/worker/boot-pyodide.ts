import type { loadPyodide, PyodideInterface } from 'pyodide';
import { fetchAlive, loadedAlive, Stalled } from '../../fetch-alive.ts';
import { fetchParts, type PartNote, type Parts, receiveParts } from '../parts.ts';
import { fetchPersistently } from '../persistent-fetch.ts';
import type { Arrival, Boot } from '../protocol.ts';
import { ArrivedShare } from './arrived-share.ts';
import { startOptions } from './environment.ts';
import { patchCompiler, patchParts, watchHeap } from './patched-globals.ts';
import { pendingSnapshot, restoreFromSnapshot } from './snapshot.ts';
import { StandardLibrary } from './standard-library.ts';

type Load = typeof loadPyodide;

export interface Booted {
  python: PyodideInterface;
  /** Null when it is there already. */
  library: StandardLibrary | null;
}

/**
 * Starts Python from its snapshot, and plainly where there is none or this browser cannot use it. `onArrival` is called
 * as the parts arrive; a plain start reports nothing.
 */
export async function bootPyodide(
  { base, snapshot, parts }: Boot,
  onArrival: (arrival: Arrival) => void,
): Promise<Booted> {
  if (snapshot !== null) {
    try {
      const share = new ArrivedShare((share) => onArrival({ share }));
      const onPart = (note: PartNote) => {
        if ('interrupted' in note) onArrival(note);
        else share.note(note);
      };
      const sent = parts ? receiveParts(parts, onPart) : fetchParts(base, snapshot, onPart);
      return await restorePyodide(base, sent, share);
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

// Kept from before the runtime starts, which gets another `fetch`.
const fetch = globalThis.fetch.bind(globalThis);

/** The modules that were imported, or are on their way. */
const modules = new Map<string, Promise<unknown>>();

/** Imports a module. One that broke off is fetched again first, and by another name: browsers try none twice. */
async function fetchModule(address: string): Promise<unknown> {
  try {
    return await loadedAlive(address, import(/* @vite-ignore */ address));
  } catch (error) {
    // Nothing has come at all: then there is no line to wait for.
    if (error instanceof Stalled) throw error;
    await fetchPersistently(
      (init) => fetch(address, init),
      (answer) => answer.arrayBuffer(),
      () => {},
      true,
    );
    return import(/* @vite-ignore */ `${address}?again`);
  }
}

function moduleAt(address: string): Promise<unknown> {
  const known = modules.get(address) ?? fetchModule(address);
  modules.set(address, known);
  return known;
}

const runtimeOf = (base: string) =>
  moduleAt(`${base}pyodide.mjs`) as Promise<{ loadPyodide: Load }>;
const codeOf = (base: string) => moduleAt(`${base}pyodide.asm.js`);

/** Requests the runtime's code before the worker receives anything: the page may be busy for a while by then. */
export function sendForCode(base: string): void {
  // Later callers get the same error.
  for (const code of [codeOf(base), runtimeOf(base)]) code.catch(() => {});
}

async function restorePyodide(
  base: string,
  { machine, memory }: Parts,
  share: ArrivedShare,
): Promise<Booted> {
  const code = codeOf(base);
  share.follow({ machine, memory }, code);
  // Without the large parts, nobody need wait for a line that the modules have lost.
  const failed = Promise.all([machine, memory]).then(() => code);
  const { loadPyodide } = await Promise.race([
    Promise.all([runtimeOf(base), code]).then(([runtime]) => runtime),
    failed.then(() => runtimeOf(base)),
  ]);
  const { heap, restore } = watchHeap();
  const { snapshot, fill } = pendingSnapshot(heap);
  const unpacked = memory.then(fill);
  // The failure is thrown below, where the runtime has failed because of it.
  unpacked.catch(() => {});
  const patched = [restore, patchParts(machine, unpacked), patchCompiler()];
  let python: PyodideInterface;
  try {
    python = await loadPyodide({ ...startOptions(), indexURL: base, _loadSnapshot: snapshot });
    restoreFromSnapshot(python);
  } catch (error) {
    // If a file did not arrive, that is the cause, even if the runtime complains about an empty snapshot.
    await unpacked;
    throw error;
  } finally {
    for (const restore of patched) restore();
  }
  // It keeps the way to fetch, which must be the real one again.
  return { python, library: new StandardLibrary(python, `${base}python_stdlib.zip`) };
}
