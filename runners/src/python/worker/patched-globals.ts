/**
 * Provides the globals that the runtime uses. While it starts, it gets objects that exist already, and some of them are
 * cheaper.
 */

/** Gives the globals back as they were. */
export type Restore = () => void;

type Imports = { env?: { memory?: WebAssembly.Memory } };
type Compiler = Omit<typeof WebAssembly, 'instantiate' | 'Module'> & {
  instantiate(source: WebAssembly.Module, imports: Imports): Promise<WebAssembly.Instance>;
  Module: unknown;
};
const compiler = WebAssembly as unknown as Compiler;

/**
 * Provides files that have been requested already: the compiled machine, and an empty library, which comes later. The
 * runtime gets ready meanwhile and continues when it has the library, so that is there once `memory` has arrived or
 * failed.
 */
export function patchParts(
  machine: Promise<WebAssembly.Module>,
  memory: Promise<unknown>,
): Restore {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (address, init) => {
    const [ending] = /\.(wasm|zip)$/.exec(String(address)) ?? [];
    if (ending === '.zip') await memory.catch(() => {});
    return ending ? new Response(new Uint8Array()) : fetch(address, init);
  };
  WebAssembly.instantiateStreaming = async (_answer, imports) => {
    const module = await machine;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** Maximum length of a program around a single function, in bytes; longer programs are compiled as usual. */
const WRAPPER = 100;

/**
 * Lends a compiler that remembers: for some 260 functions of JavaScript the runtime has a program compiled
 * that does nothing but call it, and which is the same for all functions with like parameters.
 */
export function patchCompiler(): Restore {
  const { Module } = WebAssembly;
  const known = new Map<string, WebAssembly.Module>();
  function Remembering(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
    if (bytes.length > WRAPPER) return new Module(bytes);
    const name = String(bytes);
    const module = known.get(name) ?? new Module(bytes);
    known.set(name, module);
    return module;
  }
  Remembering.prototype = Module.prototype;
  compiler.Module = Object.assign(Remembering, { customSections: Module.customSections });
  return () => {
    compiler.Module = Module;
  };
}

/** Watches for the memory with which the machine is set to work; `heap` answers its bytes. */
export function watchHeap(): { heap: () => Uint8Array; restore: Restore } {
  const { instantiate } = compiler;
  let memory: WebAssembly.Memory | undefined;
  compiler.instantiate = (source, imports) => {
    memory ??= imports.env?.memory;
    return instantiate(source, imports);
  };
  return {
    heap: () => {
      if (!memory) throw new Error('The memory of Python was not found');
      return new Uint8Array(memory.buffer);
    },
    restore: () => {
      compiler.instantiate = instantiate;
    },
  };
}
