/** The key that, with Enter, runs a program: as it is called on this device. */
export function runKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
