import type { Closest } from '../files/closest-name.ts';
import { foreignName } from './foreign-names.ts';
import { libraryLimit, meantName, methodsIn, namesIn, nearest, ownLimit } from './near-names.ts';

/** The names of errors about names, told with what the program has of them; explained in scope-rules.ts. */
export const KNOWN_ELSEWHERE = 'KnownElsewhere';
export const KNOWN_AS_OWN = 'KnownAsOwn';
export const MISSPELT = 'Misspelt';

const UNKNOWN = /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/;
const NO_FUNCTION = /\.([\w$]+) is not a function/;

/** What pages call most: a name that is nearly one of these is that one misspelt. */
const METHODS = (
  'getElementById getElementsByClassName getElementsByTagName querySelector querySelectorAll addEventListener ' +
  'createElement appendChild removeChild setAttribute getAttribute preventDefault toUpperCase toLowerCase ' +
  'forEach indexOf includes toFixed setItem getItem removeItem stringify floor round random toString'
).split(' ');

/** What every browser has, and misspelt names are often meant to be. */
export const GLOBALS =
  'console document window Math JSON localStorage setTimeout setInterval alert prompt'.split(' ');

/** A name that is nearly another one, as the console tells it. */
export function misspelt(name: string, { by, name: closest }: Closest) {
  return { name: MISSPELT, text: `${name} (${by}: ${closest})` };
}

const escaped = (name: string) => name.replaceAll('$', '\\$&');

/** A method that nobody has, told with the one that was probably meant: of the program itself, or of browsers. */
function misspeltMethod(text: string, code: string) {
  const [, method = ''] = NO_FUNCTION.exec(text) ?? [];
  if (method.length < 3 || METHODS.includes(method)) return null;
  const own = nearest(method, methodsIn(code), ownLimit);
  const closest = meantName(own, nearest(method, METHODS, libraryLimit));
  return closest && misspelt(method, closest);
}

/** Where the program has a name that is not known in the place of the error; null when it has it nowhere. */
export function knownElsewhere(name: string, code: string) {
  if (new RegExp(String.raw`\b(?:let|const|var)\s+${escaped(name)}(?![\w$])`).test(code))
    return { name: KNOWN_ELSEWHERE, text: name };
  const isOwn = new RegExp(String.raw`\bthis\.${escaped(name)}(?![\w$])`).test(code);
  return isOwn ? { name: KNOWN_AS_OWN, text: name } : null;
}

/**
 * An error about a name, told as where the program has it, or what was probably meant; null when nothing is known.
 *
 * @param code all scripts of the program
 * @param library what besides can be meant by a misspelt name
 */
export function scopeError(
  error: { name: string; text: string },
  code: string,
  library: readonly string[] = [],
): { name: string; text: string } | null {
  if (error.name === 'TypeError') return misspeltMethod(error.text, code);
  if (error.name !== 'ReferenceError') return null;
  const [, name = ''] = UNKNOWN.exec(error.text) ?? [];
  if (name === '') return null;
  const certain = knownElsewhere(name, code);
  if (certain) return certain;
  const own = nearest(name, namesIn(code), ownLimit);
  if (!own) {
    const foreign = foreignName(name);
    if (foreign) return foreign;
  }
  const closest = meantName(own, nearest(name, [...GLOBALS, ...library], libraryLimit));
  return closest && misspelt(name, closest);
}
