import { afterEach, expect, test, vi } from 'vitest';
import { limitMemory } from './memory-limit.ts';

afterEach(() => vi.unstubAllGlobals());

/** WebAssembly of a browser that refuses memory which can be shared, or does not. */
function browser(refusesShared: boolean): WebAssembly.MemoryDescriptor[] {
  const made: WebAssembly.MemoryDescriptor[] = [];
  class Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      if (descriptor.shared && refusesShared) throw new Error('shared memory is disabled');
      made.push(descriptor);
    }
  }
  vi.stubGlobal('WebAssembly', { Memory });
  limitMemory();
  return made;
}

test('memory stops growing at a gibibyte', () => {
  const made = browser(false);
  new WebAssembly.Memory({ initial: 1 });
  new WebAssembly.Memory({ initial: 1, maximum: 65_536 });
  new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  expect(made.slice(0, 2).map(({ maximum }) => maximum)).toEqual([16_384, 16_384]);
  expect(made.at(-1)?.shared).toBe(true);
});

test('a browser that shares no memory gives one of its own instead', () => {
  const made = browser(true);
  new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  expect(made).toEqual([{ initial: 1, maximum: 1, shared: false }]);
});
