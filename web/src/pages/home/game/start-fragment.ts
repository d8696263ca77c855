import type { Language } from '@codivia/contract/api/language';
import { fragmentOf } from '../../../code/tools/sharing/share-link.ts';
import { sketch, sketchLibrary } from './sketch.ts';
import { JUMP } from './world.ts';

/** Makes the fragment of an address of the game room that carries the game with this number in its code. */
export const gameFragment = (language: Language, jump: number): Promise<string> =>
  fragmentOf({ 'sketch.js': sketch(language, jump) }, sketchLibrary(language));

const made = new Map<Language, string>();

/** Makes the fragment with the first number, which the server renders too. */
export async function prepareFragment(language: Language): Promise<void> {
  if (!made.has(language)) made.set(language, await gameFragment(language, JUMP.first));
}

/** The fragment with the first number. Suspends until it is made. */
export function useStartFragment(language: Language): string {
  const fragment = made.get(language);
  if (fragment === undefined) throw prepareFragment(language);
  return fragment;
}
