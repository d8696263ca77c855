import type { loadPyodide, PyodideInterface } from 'pyodide';
import { startOptions } from './environment.ts';
import { fetchParts, type Parts, receiveParts } from './parts.ts';
import type { Boot } from './protocol.ts';
import { wakeFromSnapshot } from './snapshot.ts';
import { unpackMemory } from './sparse-memory.ts';
import { StandardLibrary } from './standard-library.ts';

type Load = typeof loadPyodide;

/**
 * What each part weighs of all that is fetched before Python is ready, compressed, out of 1: the figures
 * of the build of Pyodide 0.28.0, rounded.
 */
const WEIGHTS = { memory: 0.64, machine: 0.32, code: 0.04 };

export interface Booted {
  python: PyodideInterface;
  /** Null when it is there already. */
  library: StandardLibrary | null;
}

/**
 * Starts Python from its snapshot, and plainly where there is none or this browser cannot use it.
 * `arrived` is told of each part that comes, by its share of the whole; a plain start tells nothing.
 */
export async function bootPyodide(
  { base, snapshot, parts }: Boot,
  arrived: (share: number) => void,
): Promise<Booted> {
  if (snapshot !== null) {
    try {
      const sent = parts ? receiveParts(parts) : fetchParts(base, snapshot);
      return await restorePyodide(base, sent, arrived);
    } catch (error) {
      console.warn('Python starts without its snapshot:', error);
    }
  }
  const { loadPyodide } = await runtimeOf(base);
  const python = await loadPyodide({ ...startOptions(), indexURL: base });
  return { python, library: null };
}

function runtimeOf(base: string): Promise<{ loadPyodide: Load }> {
  return import(/* @vite-ignore */ `${base}pyodide.mjs`);
}

async function restorePyodide(
  base: string,
  { machine, memory }: Parts,
  arrived: (share: number) => void,
): Promise<Booted> {
  const code = import(/* @vite-ignore */ `${base}pyodide.asm.js`);
  tellArrivals({ memory, machine, code }, arrived);
  const library = new StandardLibrary(`${base}python_stdlib.zip`);
  // Last, since nothing waits for it: it must not take their share of a slow line.
  const others = Promise.all([memory, machine, code]).then(() => library.sendFor());
  others.catch(() => {});
  const { loadPyodide } = await runtimeOf(base);
  await code;
  const giveBack = lendGlobals(machine);
  try {
    const options = { ...startOptions(), indexURL: base, _loadSnapshot: memory.then(unpackMemory) };
    const python = await loadPyodide(options);
    wakeFromSnapshot(python);
    return { python, library };
  } finally {
    giveBack();
  }
}

function tellArrivals(
  parts: Record<keyof typeof WEIGHTS, Promise<unknown>>,
  arrived: (share: number) => void,
): void {
  for (const name of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    // Whoever waits for a part that fails hears of it.
    parts[name].then(
      () => arrived(WEIGHTS[name]),
      () => {},
    );
  }
}

/**
 * Gives the runtime what has been sent for already: the compiled machine, and an empty library, which
 * comes later. Answers how to undo that.
 */
function lendGlobals(machine: Promise<WebAssembly.Module>): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (address, init) =>
    /\.(wasm|zip)$/.test(String(address)) ? new Response(new Uint8Array()) : fetch(address, init);
  WebAssembly.instantiateStreaming = async (_answer, imports) => {
    const module = await machine;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
