import { vi } from 'vitest';

const urlOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, location.origin).href;

/** A cache of a browser in memory, in the order in which its entries were put. */
class FakeCache {
  entries = new Map<string, string>();
  /** The number of entries that fit. */
  room = Number.POSITIVE_INFINITY;

  put = async (request: string, answer: Response): Promise<void> => {
    const text = await answer.text();
    if (this.entries.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(urlOf(request), text);
  };
  match = async (request: string | { url: string }): Promise<Response | undefined> => {
    const text = this.entries.get(urlOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  delete = async (request: string | { url: string }): Promise<boolean> =>
    this.entries.delete(urlOf(request));
  keys = async (): Promise<{ url: string }[]> => [...this.entries.keys()].map((url) => ({ url }));
}

/**
 * Gives this browser empty caches. Returns a function that reads the paths in one of them, and one that sets its room.
 */
export function fakeCaches() {
  const caches = new Map<string, FakeCache>();
  const open = (name: string) => {
    const found = caches.get(name) ?? new FakeCache();
    caches.set(name, found);
    return found;
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => caches.delete(name),
  });
  return {
    open,
    paths: (name: string): string[] =>
      [...(caches.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}
