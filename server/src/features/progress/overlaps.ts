interface Calls {
  running: number;
  /** Since the first of those that run, or of those that overlapped them. */
  started: number;
}

/**
 * Counts the calls of this process that overlap in time. What it answers runs some work under a key, and gives its
 * result with the number of calls under this key that ran at some time during it, itself included.
 */
export function countOverlaps() {
  const byKey = new Map<string, Calls>();
  return async <T>(key: string, work: () => Promise<T>): Promise<[result: T, calls: number]> => {
    const calls = byKey.get(key) ?? { running: 0, started: 0 };
    byKey.set(key, calls);
    const endedBefore = calls.started - calls.running;
    calls.started += 1;
    calls.running += 1;
    try {
      const result = await work();
      return [result, calls.started - endedBefore];
    } finally {
      calls.running -= 1;
      if (calls.running === 0) byKey.delete(key);
    }
  };
}

export type CountOverlaps = ReturnType<typeof countOverlaps>;
