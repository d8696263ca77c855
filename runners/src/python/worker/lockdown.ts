import type { PyodideInterface } from 'pyodide';

/**
 * The names that stay reachable from inside the worker once Python runs: the language itself and the parts that the
 * runtime needs to work. Everything else (network, storage, other workers, messages to the page, running text as code)
 * is removed, so that a program that finds a way out of Python finds nothing.
 */
const KEPT = new Set(
  `AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array
  BigUint64Array Boolean DataView Date DOMException Error EvalError Event EventTarget FinalizationRegistry
  Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math
  MessageChannel MessageEvent MessagePort NaN Number Object Promise Proxy RangeError ReferenceError Reflect
  RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError TextDecoder TextEncoder TypeError
  URIError URL Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly
  atob btoa clearInterval clearTimeout console constructor crypto decodeURI decodeURIComponent encodeURI
  encodeURIComponent globalThis isFinite isNaN location parseFloat parseInt performance queueMicrotask
  self setInterval setTimeout structuredClone undefined _createPyodideModule`.split(/\s+/),
);

function forbidden(): never {
  throw new TypeError('Code cannot be made from text here.');
}

/** Removes names from the global object and from its prototypes. */
function removeGlobals(alsoKept: readonly string[]): void {
  const kept = new Set([...KEPT, ...alsoKept]);
  for (
    let holder: object = globalThis;
    holder !== EventTarget.prototype && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  ) {
    for (const name of Reflect.ownKeys(holder)) {
      if (typeof name === 'string' && !kept.has(name)) Reflect.deleteProperty(holder, name);
    }
  }
}

/** Closes `Function`, which every function reaches through `constructor`, for all four kinds. */
function closeConstructors(): void {
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}].map((sample) =>
    Object.getPrototypeOf(sample),
  );
  for (const prototype of kinds) {
    Object.defineProperty(prototype, 'constructor', { value: forbidden, writable: false });
  }
  // The runtime checks whether values are functions, so the name stays.
  forbidden.prototype = Function.prototype;
  Object.defineProperty(globalThis, 'Function', { value: forbidden, writable: false });
}

/** A timer given a text would run it as code. */
function closeTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name];
    const timer = (callback: unknown, ...rest: unknown[]) =>
      typeof callback === 'function'
        ? Reflect.apply(real, globalThis, [callback, ...rest])
        : forbidden();
    Object.defineProperty(globalThis, name, { value: timer });
  }
}

const HIDE_JAVASCRIPT = `
import sys
from _pyodide import _importhook
from pyodide.ffi import JsProxy
_importhook.jsfinder.jsproxies.clear()
sys.meta_path.remove(_importhook.jsfinder)
for name in [name for name, module in sys.modules.items() if isinstance(module, JsProxy)]:
    del sys.modules[name]
`;

/** Makes `js`, `pyodide_js` and modules based on them impossible to import. */
export function hideJavaScript(python: PyodideInterface): void {
  python.runPython(HIDE_JAVASCRIPT, { globals: python.toPy({}) });
}

/**
 * Closes the worker; to be called once, when the runtime has started. It cannot be undone. `alsoKept` are names of a
 * runtime that keeps its state in the global object.
 */
export function lockWorker(alsoKept: readonly string[] = []): void {
  removeGlobals(alsoKept);
  closeTimers();
  closeConstructors();
}
