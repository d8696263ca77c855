import { useEffect, useState } from 'react';

/** A part of the interface whose code comes when it is first needed. */
export type LoadedLater<Part> = {
  /** Fetches it ahead, for instance when a button is pointed at. */
  fetch: () => void;
  /** The part once it is wanted and has come, else null. A React hook. */
  usePart: (isNeeded: boolean) => Part | null;
};

/**
 * Loads a part on demand. Unlike `lazy`, showing it is not held back: React waits up to 300 ms before it
 * replaces a Suspense fallback, which is long for a menu.
 */
export function loadedLater<Part>(load: () => Promise<Part>): LoadedLater<Part> {
  let part: Part | null = null;
  let coming: Promise<void> | null = null;

  function fetch(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        // Nothing appears; the next use tries again.
        coming = null;
      },
    );
    return coming;
  }

  function usePart(isNeeded: boolean): Part | null {
    const [, noteArrival] = useState(part !== null);
    useEffect(() => {
      if (isNeeded) void fetch().then(() => noteArrival(true));
    }, [isNeeded]);
    return isNeeded ? part : null;
  }

  return { fetch: () => void fetch(), usePart };
}
