import { useEffect, useState } from 'react';

/** A part of the interface whose code is fetched when it is first needed. */
export type LazyPart<Part> = {
  /** Fetches it early, for instance when a button is pointed at. */
  fetch: () => void;
  /** The part once it is needed and loaded, else null. A React hook. */
  usePart: (isNeeded: boolean) => Part | null;
};

/**
 * Loads a part on demand. Unlike `lazy`, it is shown without delay: React waits up to 300 ms before it replaces a
 * Suspense fallback, which is long for a menu.
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | null = null;
  let loading: Promise<void> | null = null;

  function fetch(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        // Nothing appears; the next use tries again.
        loading = null;
      },
    );
    return loading;
  }

  function usePart(isNeeded: boolean): Part | null {
    const [, setLoaded] = useState(part !== null);
    useEffect(() => {
      if (isNeeded) void fetch().then(() => setLoaded(true));
    }, [isNeeded]);
    return isNeeded ? part : null;
  }

  return { fetch: () => void fetch(), usePart };
}
