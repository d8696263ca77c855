import { hasSound } from './sound-setting.ts';
import type { SoundName } from './sounds.ts';

/**
 * Plays a sound where the member has turned sounds on; `sample` plays it anyway. What makes sounds is
 * fetched then. A browser that refuses stays silent, and nothing is reported.
 */
export function playSound(name: SoundName, { sample = false } = {}): void {
  if (!sample && !hasSound()) return;
  import('./sounds.ts').then(({ play }) => play(name)).catch(() => undefined);
}
