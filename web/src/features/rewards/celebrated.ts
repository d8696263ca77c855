import { readStoredJson, store } from '../../lib/storage.ts';

function read(): Record<string, number> {
  const known = readStoredJson('celebrated_xp');
  return known !== null && typeof known === 'object' ? (known as Record<string, number>) : {};
}

/** XP up to which a member's levels and badges were celebrated in this browser. */
export function celebratedXp(person: string): number {
  const xp = read()[person];
  return typeof xp === 'number' && Number.isFinite(xp) ? xp : 0;
}

/** Records that everything up to these XP was celebrated: another tab does not show it again. */
export function rememberCelebrated(person: string, xp: number): void {
  if (xp > celebratedXp(person))
    store('celebrated_xp', JSON.stringify({ ...read(), [person]: xp }));
}
