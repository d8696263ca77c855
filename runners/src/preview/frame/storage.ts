import { storedLength } from '@codivia/contract/text/stored-texts';
import { type FromFrame, type Kept, MAX_KEPT, type RunStart } from '../messages.ts';

/** Delay after which changes are reported together, in milliseconds. */
const GATHER = 300;

/** Native functions, kept before the program can replace them. */
const later = setTimeout.bind(window);

/** A storage in memory: the frame has no storage of its own, and never ours. */
function memoryStorage(entries: Map<string, string>, changed: () => void): Storage {
  function put(key: unknown, value: unknown): void {
    const [name, text] = [String(key), String(value)];
    const freed = name.length + (entries.get(name)?.length ?? -name.length);
    if (storedLength(entries) - freed + name.length + text.length > MAX_KEPT) {
      const message = `Setting the value of '${name}' exceeded the quota.`;
      throw new DOMException(message, 'QuotaExceededError');
    }
    entries.set(name, text);
    changed();
  }
  function drop(key: unknown): void {
    if (entries.delete(String(key))) changed();
  }
  const methods = {
    getItem: (key: string) => entries.get(String(key)) ?? null,
    setItem: put,
    removeItem: drop,
    clear() {
      entries.clear();
      changed();
    },
    key: (position: number) => [...entries.keys()][position] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, name) => {
      if (name === 'length') return entries.size;
      return Reflect.get(target, name) ?? entries.get(String(name));
    },
    set: (_, name, value) => {
      put(name, value);
      return true;
    },
    deleteProperty: (_, name) => {
      drop(name);
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

/**
 * Replaces the storage of programs, for instance for a best score. Changes are reported, so that the next run begins
 * with them.
 *
 * @returns a function that restores the values of earlier runs
 */
export function installStorage(send: (message: FromFrame) => void): (start: RunStart) => void {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  let waiting = false;
  function sendValues(): void {
    waiting = false;
    send({ type: 'kept', local: Object.fromEntries(local), session: Object.fromEntries(session) });
  }
  function changed(): void {
    if (waiting) return;
    waiting = true;
    later(sendValues, GATHER);
  }
  const storages = { localStorage: local, sessionStorage: session };
  for (const [name, entries] of Object.entries(storages)) {
    const value = memoryStorage(entries, changed);
    Object.defineProperty(window, name, { value, configurable: true });
  }
  const fill = (entries: Map<string, string>, kept: Kept = {}) => {
    for (const [key, value] of Object.entries(kept)) entries.set(key, value);
  };
  return (start) => {
    fill(local, start.local);
    fill(session, start.session);
  };
}
