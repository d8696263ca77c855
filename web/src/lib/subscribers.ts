import type { StorageKey } from './storage-key.ts';

/** Subscribers to changes of one value. `subscribe` is what useSyncExternalStore asks for. */
export interface Subscribers {
  /** Calls `subscriber` at every change. Returns the function that stops this. */
  subscribe: (subscriber: () => void) => () => void;
  /** Notifies subscribers of a change. Returns whether there were any. */
  notify: () => boolean;
}

/**
 * Makes a list of subscribers, empty at first. Values stored under `keys` may also change in another tab: then
 * `onOtherTab` is called, and subscribers are notified.
 */
export function createSubscribers(
  keys: readonly StorageKey[] = [],
  onOtherTab?: () => void,
): Subscribers {
  const subscribers = new Set<() => void>();

  function notify(): boolean {
    for (const subscriber of subscribers) subscriber();
    return subscribers.size > 0;
  }

  function onStorage({ key }: StorageEvent): void {
    // A null key means that another tab cleared everything.
    if (key !== null && !keys.includes(key as StorageKey)) return;
    onOtherTab?.();
    notify();
  }

  return {
    subscribe(subscriber) {
      // Adding the same listener again changes nothing.
      if (keys.length > 0) window.addEventListener('storage', onStorage);
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    notify,
  };
}
