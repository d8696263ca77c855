/** The transfers that somebody waits for. On a slow line, anything fetched for later would delay them. */
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
