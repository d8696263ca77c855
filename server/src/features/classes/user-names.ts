import type { Language } from '@codivia/contract/api/language';
import { folded } from './class-words.ts';

/** Maximum length of a user name without its number, in characters. */
const LENGTH = 20;

const PUPIL: Record<Language, string> = { fr: 'eleve', en: 'pupil' };

/** Returns a user name as it is stored, however it is typed. */
export function plainUserName(typedName: string): string {
  return folded(typedName).replace(/[^a-z0-9]/g, '');
}

/** Returns the word of a name that pupils answer to: of “DUPONT Léa” the one that is not in capitals alone. */
function calledName(name: string): string {
  const words = name.split(/\s+/);
  return words.find((word) => /\p{Ll}/u.test(word) && plainUserName(word)) ?? words[0] ?? '';
}

/**
 * Returns a user name that nobody in the class has yet, and adds it to those that are taken: `lea`, then `lea2`; a name
 * without plain letters and digits becomes `eleve1`.
 */
export function newUserName(name: string, language: Language, taken: Set<string>): string {
  const called = plainUserName(calledName(name)).slice(0, LENGTH);
  const stem = called || PUPIL[language];
  let userName = called || `${stem}1`;
  for (let number = 2; taken.has(userName); number++) userName = `${stem}${number}`;
  taken.add(userName);
  return userName;
}
