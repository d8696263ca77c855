import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the browser takes over the page that the server has rendered, and on the server; true from then on, and
 * at once where nothing was rendered. Content that only this browser knows is shown once it is true: the first picture
 * has to be that of the server.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
