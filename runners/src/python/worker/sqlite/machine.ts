import type { SqliteCalls } from './c-interface.ts';
import { createMemory, wasiImports } from './wasi-imports.ts';

/**
 * A module that wraps a JavaScript function as a WebAssembly function, the only kind that SQLite can call. As text:
 * (import "e" "f" (func (param i32) (result i32))) (export "f" (func 0))
 */
const CALLBACK = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1,
  1, 102, 0, 0,
]);

/** The compiled module with a memory of its own: a SQLite without a database yet. */
export class SqliteMachine {
  readonly calls: SqliteCalls;
  #memory = createMemory();
  #table: WebAssembly.Table;

  constructor(module: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(module, wasiImports(this.#memory));
    (exports.__wasm_call_ctors as () => void)();
    this.calls = exports as unknown as SqliteCalls;
    this.#table = exports.__indirect_function_table as WebAssembly.Table;
    this.calls.sqlite3_initialize();
  }

  /** Makes a function one that SQLite can call; returns its number. */
  addCallback(work: () => number): number {
    const module = new WebAssembly.Module(CALLBACK);
    const { exports } = new WebAssembly.Instance(module, { e: { f: work } });
    const pointer = this.#table.grow(1);
    this.#table.set(pointer, exports.f);
    return pointer;
  }

  bytesAt(pointer: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, pointer, length).slice();
  }

  /** The text at that place, up to the zero that ends it; undefined for the place 0. */
  textAt(pointer: number): string | undefined {
    if (pointer === 0) return undefined;
    const end = new Uint8Array(this.#memory.buffer).indexOf(0, pointer);
    return new TextDecoder().decode(this.bytesAt(pointer, end - pointer));
  }

  pointerAt(pointer: number): number {
    return new DataView(this.#memory.buffer).getUint32(pointer, true);
  }

  /**
   * Copies bytes and a final zero into WebAssembly memory for a callback, then frees it. Returns undefined when
   * memory is exhausted.
   */
  withBytes<T>(bytes: Uint8Array, work: (pointer: number, length: number) => T): T | undefined {
    const pointer = this.calls.malloc(bytes.length + 1);
    if (pointer === 0) return undefined;
    const memory = new Uint8Array(this.#memory.buffer);
    memory.set(bytes, pointer);
    memory[pointer + bytes.length] = 0;
    try {
      return work(pointer, bytes.length);
    } finally {
      this.calls.free(pointer);
    }
  }

  withText<T>(text: string, work: (pointer: number, length: number) => T): T | undefined {
    return this.withBytes(new TextEncoder().encode(text), work);
  }
}
