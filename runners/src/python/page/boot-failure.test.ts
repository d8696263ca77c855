import { expect, test } from 'vitest';
import { bootFailure } from './boot-failure.ts';
import { explain } from './friendly-errors.ts';

test.each([
  ['ReferenceError: WebAssembly is not defined', /WebAssembly/],
  ["ReferenceError: Can't find variable: WebAssembly", /WebAssembly/],
  ['LinkError: shared memory is disabled', /is missing something/],
  ['CompileError: WebAssembly.Module(): invalid value type 0x7b', /is missing something/],
  ['TypeError: Promise.withResolvers is not a function', /is missing something/],
  ["SyntaxError: Unexpected token '{'", /is missing something/],
  ['RangeError: WebAssembly.Memory(): could not allocate memory', /memory/],
  ['RangeError: Array buffer allocation failed', /memory/],
  ['RangeError: Out of memory', /memory/],
])('%s is a matter of the browser', (message, text) => {
  const failure = bootFailure(message);
  expect(failure.type).toBe('PythonUnsupported');
  expect(explain(failure, 'en')).toMatch(text);
  expect(explain(failure, 'en')).not.toMatch(/online|connection|block/);
  expect(explain(failure, 'fr')).not.toMatch(/en ligne|connexion|bloque/);
});

test.each([
  'Stalled: https://codivia.test/python/x/pyodide.asm.wasm: nothing has come for 20 s',
  'TypeError: Failed to fetch',
  'TypeError: Load failed',
  'TypeError: Failed to fetch dynamically imported module: https://codivia.test/python/x/pyodide.mjs',
  'TypeError: error loading dynamically imported module: https://codivia.test/python/x/pyodide.mjs',
  'TypeError: Importing a module script failed.',
  'Error: /python/x/snapshot.bin was answered with 503',
  'CompileError: WebAssembly.instantiateStreaming(): expected magic word 00 61 73 6d, found 3c 21 64 6f',
  "SyntaxError: Unexpected token '<'",
  "TypeError: Failed to execute 'compile' on 'WebAssembly': Incorrect response MIME type.",
  'undefined',
])('%s is a matter of what is on the way', (message) => {
  const failure = bootFailure(message);
  expect(failure.type).toBe('PythonUnavailable');
  expect(explain(failure, 'en')).toMatch(/on the network/);
});
