import { loadPyodide } from 'pyodide';
import { beforeAll, expect, test } from 'vitest';
import { assembleRuntime } from './assemble-runtime.ts';
import { withLazyExports } from './lazy-exports.ts';
import { loadRuntime } from './load-runtime.ts';

/** The part of the loader that the test sees. */
interface Linker {
  GOT: Record<string, WebAssembly.Global<'i32'> | undefined>;
  GOTHandler: { get: (target: object, name: string) => WebAssembly.Global<'i32'> };
  wasmTable: WebAssembly.Table;
}

const linkerOf = (python: unknown) => (python as { _module: Linker })._module;

let lazy: Linker;
let plain: Linker;
beforeAll(async () => {
  lazy = await linkerOf(await loadRuntime(await assembleRuntime()));
  plain = await linkerOf(await loadPyodide());
});

test('what the module itself asks for is all there, and little else', () => {
  const named = Object.entries(lazy.GOT);
  expect(named.length).toBeLessThan(Object.keys(plain.GOT).length / 4);
  const isMissing = ([name, entry]: (typeof named)[number]) =>
    entry?.value === 0 && plain.GOT[name]?.value !== 0;
  const missing = named.filter(isMissing).map(([name]) => name);
  expect(missing).toEqual([]);
});

test('a function is entered when a library looks it up, once, and is the right one', () => {
  expect(lazy.GOT.PyTuple_Pack).toBeUndefined();
  const entry = lazy.GOTHandler.get({}, 'PyTuple_Pack');
  expect(lazy.wasmTable.get(entry.value)).toBeInstanceOf(Function);
  expect(lazy.GOTHandler.get({}, 'PyTuple_Pack')).toBe(entry);
  // WebAssembly names a function after its place in the module.
  const usual = plain.GOTHandler.get({}, 'PyTuple_Pack');
  expect(lazy.wasmTable.get(entry.value).name).toBe(plain.wasmTable.get(usual.value).name);
  expect(lazy.GOTHandler.get({}, 'no_such_function').value).toBe(0);
});

test('a loader that looks different is refused', () => {
  expect(() => withLazyExports('var GOT={};')).toThrow('does not have this once');
});
