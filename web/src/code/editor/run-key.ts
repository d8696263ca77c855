import { useSyncExternalStore } from 'react';

type RunKey = '⌘' | 'Ctrl';

/** The key that, with Enter, runs a program: by its name on this device. */
const read = (): RunKey => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');
const never = () => () => {};

/** The key that, with Enter, runs a program. The server does not know the device: it says `Ctrl`. */
export function useRunKey(): RunKey {
  return useSyncExternalStore(never, read, () => 'Ctrl');
}

/** The key that, with Shift and F, formats code. */
export function useFormatKey(): '⌥' | 'Alt' {
  return useRunKey() === '⌘' ? '⌥' : 'Alt';
}
