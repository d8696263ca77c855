import type { loadPyodide, PyodideInterface } from 'pyodide';
import { startOptions } from './environment.ts';
import type { Boot } from './protocol.ts';
import { wakeFromSnapshot } from './snapshot.ts';
import { unpackMemory } from './sparse-memory.ts';
import { StandardLibrary } from './standard-library.ts';

type Load = typeof loadPyodide;

export interface Booted {
  python: PyodideInterface;
  /** Null when it is there already. */
  library: StandardLibrary | null;
}

/** Starts Python from its snapshot, and plainly where there is none or this browser cannot use it. */
export async function bootPyodide({ base, snapshot }: Boot): Promise<Booted> {
  if (snapshot !== null) {
    try {
      return await restorePyodide(base, snapshot);
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

async function restorePyodide(base: string, snapshot: string): Promise<Booted> {
  const { fetch } = globalThis;
  // All at once: left alone, the runtime asks for one thing after the other.
  const memory = fetchMemory(snapshot);
  const machine = WebAssembly.compileStreaming(fetch(`${base}pyodide.asm.wasm`));
  const code = import(/* @vite-ignore */ `${base}pyodide.asm.js`);
  const library = new StandardLibrary(`${base}python_stdlib.zip`);
  // Last, since nothing waits for it: it must not take their share of a slow line.
  const others = Promise.all([memory, machine, code]).then(() => library.sendFor());
  others.catch(() => {});
  const { loadPyodide } = await runtimeOf(base);
  await code;
  const giveBack = lendGlobals(machine);
  try {
    const options = { ...startOptions(), indexURL: base, _loadSnapshot: memory };
    const python = await loadPyodide(options);
    wakeFromSnapshot(python);
    return { python, library };
  } finally {
    giveBack();
  }
}

async function fetchMemory(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return unpackMemory(await answer.arrayBuffer());
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
