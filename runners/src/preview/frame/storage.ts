/** A storage that lasts as long as the program: the frame has none of its own, and never ours. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(String(key)) ?? null,
    setItem: (key: string, value: string) => void entries.set(String(key), String(value)),
    removeItem: (key: string) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    key: (position: number) => [...entries.keys()][position] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, name) => {
      if (name === 'length') return entries.size;
      return Reflect.get(target, name) ?? entries.get(String(name));
    },
    set: (_, name, value) => {
      entries.set(String(name), String(value));
      return true;
    },
    deleteProperty: (_, name) => {
      entries.delete(String(name));
      return true;
    },
    ownKeys: () => [...entries.keys()],
    has: (_, name) => entries.has(String(name)),
    getOwnPropertyDescriptor: (_, name) =>
      entries.has(String(name))
        ? { value: entries.get(String(name)), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
}

/** Gives programs that keep a best score something to keep it in, until the next run. */
export function installStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}
