/**
 * A snapshot is the memory of a Python that has started, made when the web app is built and restored in
 * browsers. Options and places used here belong to the pinned version of the runtime and are not public:
 * where anything about them is not as expected, starting from a snapshot fails and Python starts plainly.
 */

import type { PyodideInterface } from 'pyodide';
import { SparseMemory } from './sparse-memory.ts';

/** Modules that beginners import first, beside those that the runtime and the harness have imported by then. */
const BEGINNERS_IMPORT = ['collections', 'dataclasses', 'datetime', 'json', 'random', 'string'];

/** Under this name a snapshot keeps the address at which the C library stores the time zone. */
const ZONE = 'codivia_time_zone';

interface Runtime {
  HEAP32: Int32Array;
  /** The runtime itself (CPython's _PyRuntime), and where the offset of a pointer in it is. */
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_COUNT_ARGS_OFFSET: number;
  /** Entry of the function table by which Python counts the parameters of C functions; 0 without it. */
  _PyEM_CountArgsPtr: number;
  __tzset_js(...places: number[]): void;
}

function runtimeOf(python: PyodideInterface): Runtime {
  return (python as unknown as { _module: Runtime })._module;
}

/** Some browsers, iOS above all, have no such function: a snapshot must not rely on it. */
function countParametersBy(runtime: Runtime, entry: number): void {
  const offset = runtime.HEAP32[runtime.__PyEM_EMSCRIPTEN_COUNT_ARGS_OFFSET / 4] ?? Number.NaN;
  runtime.HEAP32[(runtime.__PyRuntime + offset) / 4] = entry;
}

/** Makes a Python that has just started fit to be restored elsewhere; nothing may follow but the snapshot. */
export function prepareForSnapshot(python: PyodideInterface, zonePlaces: number[]): void {
  const locals = python.toPy({ names: BEGINNERS_IMPORT });
  python.runPython(
    `
import gc, importlib, sys
for name in names:
    importlib.import_module(name)
# The runtime puts it there at every start, after a snapshot once more.
sys.path.remove("")
# Forgets the folders of the building machine; the archive of the library stays known.
for path in [path for path in sys.path_importer_cache if not path.endswith(".zip")]:
    del sys.path_importer_cache[path]
gc.collect()
# All present objects stay: a start need not search them for garbage.
gc.freeze()
`,
    { globals: locals },
  );
  locals.destroy();
  python.globals.set(ZONE, python.toPy(zonePlaces));
  countParametersBy(runtimeOf(python), 0);
}

/** Memory of the runtime when it starts, in bytes; a snapshot must not have outgrown it. */
export const INITIAL_MEMORY = 20 * 1024 * 1024;
/** Size of the head, in bytes: more than the runtime reads of a snapshot before it copies the rest. */
const HEAD_BYTES = 1024;

/**
 * Makes the object that the runtime takes for a snapshot, while the packed one is still being downloaded. The runtime
 * asks for the size of the whole, prepares itself, reads the beginning, which `fill` has written by then, and copies
 * the remainder into its own memory, `heap`: the remainder is written straight from the packed snapshot, since an
 * unpacked copy between the two would take twice the time.
 */
export function pendingSnapshot(heap: () => Uint8Array): {
  snapshot: Uint8Array;
  fill: (packed: ArrayBuffer) => void;
} {
  const head = new Uint8Array(HEAD_BYTES);
  const part = head.subarray.bind(head);
  let memory: SparseMemory | undefined;
  const restore = (begin: number) => {
    const target = heap();
    if (memory?.size !== begin + target.length) throw new Error('The snapshot has another size');
    memory.writeFrom(begin, target);
    return part(0, 0);
  };
  const snapshot = Object.defineProperties(head, {
    length: { value: INITIAL_MEMORY },
    subarray: {
      value: (begin: number, end?: number) =>
        end === undefined ? restore(begin) : part(begin, end),
    },
  });
  return {
    snapshot,
    fill(packed) {
      memory = new SparseMemory(packed);
      head.set(memory.head().subarray(0, HEAD_BYTES));
    },
  };
}

/** Unpacks a snapshot that has arrived as a whole. */
export function unpackSnapshot(packed: ArrayBuffer, heap: () => Uint8Array): Uint8Array {
  const { snapshot, fill } = pendingSnapshot(heap);
  fill(packed);
  return snapshot;
}

/** Fits a restored Python to this browser and its time zone; `restore_snapshot.py` does the rest. */
export function restoreFromSnapshot(python: PyodideInterface): void {
  const runtime = runtimeOf(python);
  countParametersBy(runtime, runtime._PyEM_CountArgsPtr);
  const zonePlaces = python.globals.get(ZONE);
  python.globals.delete(ZONE);
  runtime.__tzset_js(...zonePlaces.toJs());
  zonePlaces.destroy();
}
