/** A storage that lasts as long as the program: the frame has none of its own, and never ours. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void kept.set(String(key), String(value)),
    removeItem: (key: string) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (position: number) => [...kept.keys()][position] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, name) => {
      if (name === 'length') return kept.size;
      return Reflect.get(target, name) ?? kept.get(String(name));
    },
    set: (_, name, value) => {
      kept.set(String(name), String(value));
      return true;
    },
    deleteProperty: (_, name) => {
      kept.delete(String(name));
      return true;
    },
    ownKeys: () => [...kept.keys()],
    has: (_, name) => kept.has(String(name)),
    getOwnPropertyDescriptor: (_, name) =>
      kept.has(String(name))
        ? { value: kept.get(String(name)), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
}

/** Gives programs that keep a best score something to keep it in, until the next run. */
export function installStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}
