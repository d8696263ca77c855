/** The imports that the runtime gives its WebAssembly module: functions, and its memory. */
export interface Imports {
  env?: { memory?: { buffer: ArrayBuffer }; _tzset_js?: (...places: number[]) => void };
}
interface Compiler {
  instantiate(source: unknown, imports: Imports): Promise<unknown>;
}

/**
 * Does the work, and shows the imports of every WebAssembly module that is instantiated meanwhile: before, when they can
 * still be changed, and after.
 */
export async function watchInstantiation<T>(
  work: () => Promise<T>,
  { before, after }: Partial<Record<'before' | 'after', (imports: Imports) => void>>,
): Promise<T> {
  const { WebAssembly: compiler } = globalThis as unknown as { WebAssembly: Compiler };
  const real = compiler.instantiate;
  compiler.instantiate = async (source, imports) => {
    before?.(imports);
    const instance = await real(source, imports);
    after?.(imports);
    return instance;
  };
  try {
    return await work();
  } finally {
    compiler.instantiate = real;
  }
}
