/** Runs work of the same key one after the other, in the order it came; other keys do not wait. */
export function takeTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const own = before ? before.then(work, work) : work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
