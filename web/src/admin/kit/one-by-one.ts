/** The results for several items, by their ids. */
export type Outcome = {
  done: readonly string[];
  failed: readonly { id: string; error: unknown }[];
};

/**
 * Does the same to several items, one request after the other since each may write the same rows. A failure does not
 * stop the rest.
 */
export async function oneByOne(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<Outcome> {
  const done: string[] = [];
  const failed: { id: string; error: unknown }[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      console.warn('A call failed:', error);
      failed.push({ id, error });
    }
  }
  return { done, failed };
}
