/** Maximum memory that Python may take: it is enough for lessons, and a page of a small computer survives it. */
const LIMIT_BYTES = 1024 * 1024 * 1024;
const PAGE_BYTES = 65_536;

function canShare(Memory: typeof WebAssembly.Memory): boolean {
  try {
    return new Memory({ initial: 1, maximum: 1, shared: true }) !== null;
  } catch {
    return false;
  }
}

/**
 * Makes memories that are created from now on stop growing at the limit, where Python then raises
 * MemoryError. Without it a program can take 4 GiB, which ends the whole page.
 */
export function limitMemory(): void {
  const Real = WebAssembly.Memory;
  const most = LIMIT_BYTES / PAGE_BYTES;
  WebAssembly.Memory = class extends Real {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      const maximum = Math.min(descriptor.maximum ?? most, most);
      // The runtime asks for shared memory to wait on, and works without it where a browser has none.
      const shared = descriptor.shared === true && canShare(Real);
      super({ ...descriptor, maximum, shared });
    }
  };
}
