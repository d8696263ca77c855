/**
 * Returns a function that runs work with the same key one after the other, in this process; work with different keys
 * runs side by side.
 */
export function workInTurn() {
  const latest = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (latest.get(key) ?? Promise.resolve()).then(work, work);
    latest.set(key, turn);
    try {
      return await turn;
    } finally {
      if (latest.get(key) === turn) latest.delete(key);
    }
  };
}

export type InTurn = ReturnType<typeof workInTurn>;
