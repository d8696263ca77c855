import type { Language } from '@codivia/contract/api/language';
import { fragmentOf } from '../../../code/tools/sharing/share-link.ts';
import { sketch, sketchLibrary } from './sketch.ts';
import { JUMP } from './world.ts';

/** Makes the fragment of an address of the game room that carries the game with this number in its code. */
export const gameFragment = (language: Language, jump: number): Promise<string> =>
  fragmentOf({ 'sketch.js': sketch(language, jump) }, sketchLibrary(language));

const started = new Map<Language, Promise<string>>();

/** The fragment with the first number, always the same promise: the server renders it too. */
export function startFragment(language: Language): Promise<string> {
  const made = started.get(language) ?? gameFragment(language, JUMP.first);
  started.set(language, made);
  return made;
}
