/** What must arrive before anything is fetched for later: on a slow line both would wait for each other. */
const awaited = new Set<Promise<unknown>>();

/** Keeps the line for something that the reader waits for, until `arrived` is settled. */
export function occupyLine(arrived: Promise<unknown>): void {
  awaited.add(arrived);
  const free = () => awaited.delete(arrived);
  arrived.then(free, free);
}

export const isLineBusy = (): boolean => awaited.size > 0;

/** Resolves when nobody waits for anything over the line. */
export async function lineIsFree(): Promise<void> {
  while (awaited.size > 0) await Promise.allSettled(awaited);
}
