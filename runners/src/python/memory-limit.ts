/** Most memory that Python may take: enough for lessons, and a page of a small computer survives it. */
const LIMIT_BYTES = 1024 * 1024 * 1024;
const PAGE_BYTES = 65_536;

/**
 * Makes memories that are created from now on stop growing at the limit, where Python then raises
 * MemoryError. Without it a program can take 4 GiB, which ends the whole page.
 */
export function limitMemory(): void {
  const Real = WebAssembly.Memory;
  const most = LIMIT_BYTES / PAGE_BYTES;
  WebAssembly.Memory = class extends Real {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super({ ...descriptor, maximum: Math.min(descriptor.maximum ?? most, most) });
    }
  };
}
