import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { startOptions } from '../src/python/environment.ts';
import { HARNESS_MODULES, importHarness } from '../src/python/harness.ts';
import { readHarness } from '../src/python/node-python.ts';
import { INITIAL_MEMORY, prepareForSnapshot } from '../src/python/snapshot.ts';
import { packMemory } from '../src/python/sparse-memory.ts';
import { preloadedMemory } from './preloaded-memory.ts';

const PYTHON = join(import.meta.dirname, '../src/python');
/** Files that decide what is in a snapshot. */
export const SNAPSHOT_INPUTS = [
  join(import.meta.dirname, 'make-snapshot.ts'),
  join(import.meta.dirname, 'preloaded-memory.ts'),
  ...['environment.ts', 'harness.ts', 'snapshot.ts', 'sparse-memory.ts'].map((file) =>
    join(PYTHON, file),
  ),
  ...HARNESS_MODULES.map((name) => join(PYTHON, `${name}.py`)),
];

type Imports = Record<string, Record<string, (...places: number[]) => void>>;
interface Compiler {
  instantiate(source: unknown, imports: Imports): Promise<unknown>;
}

/**
 * Does the work with an ear on the C library: answers also the places in memory where it had the time
 * zone written.
 */
async function watchingTimeZone<T>(work: () => Promise<T>): Promise<{ done: T; places: number[] }> {
  const { WebAssembly: compiler } = globalThis as unknown as { WebAssembly: Compiler };
  const real = compiler.instantiate;
  let places: number[] = [];
  compiler.instantiate = (source, imports) => {
    const write = imports.env?._tzset_js;
    if (imports.env && write) {
      imports.env._tzset_js = (...given) => {
        places = given;
        write(...given);
      };
    }
    return real(source, imports);
  };
  try {
    return { done: await work(), places };
  } finally {
    compiler.instantiate = real;
  }
}

/**
 * The memory of a Python that has started from that archive of the library (a path), has imported what
 * beginners use, and holds the harness. Made in Node, restored in any browser.
 */
export async function makeSnapshot(library: string): Promise<Uint8Array> {
  const { done: python, places } = await watchingTimeZone(() =>
    loadPyodide({
      ...startOptions(),
      stdLibURL: library,
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
  return packMemory(memory, await preloadedMemory(library, memory));
}
