declare module 'virtual:python-runtime' {
  /** Address of the folder of the runtime's files, from the root of this site. */
  export const pythonBase: string;
  /** Address of the memory from which Python starts, from the root of this site. */
  export const pythonSnapshot: string;
}

declare module '*.py?raw' {
  const source: string;
  export default source;
}
declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  /** The part of MicroPython that is used. */
  export interface MicroPython {
    runPython(source: string): unknown;
    globals: { set(name: string, value: unknown): void };
  }

  export function loadMicroPython(options: {
    /** The address of its WebAssembly module; beside the script if left out. */
    url?: string;
    /** Memory of programs, in bytes. */
    heapsize: number;
    /** True if `stdout` gets whole lines as texts. */
    linebuffer: false;
    stdout: (bytes: Uint8Array) => void;
  }): Promise<MicroPython>;
}

declare module '*.wasm?url' {
  /** The address where the build has put the file. */
  const address: string;
  export default address;
}
