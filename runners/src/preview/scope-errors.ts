import type { Closest } from '../files/closest-name.ts';
import { foreignName } from './foreign-names.ts';
import { libraryLimit, meantName, methodsIn, namesIn, nearest, ownLimit } from './near-names.ts';

/** The names of errors about names that the program declares elsewhere; explained in scope-rules.ts. */
export const KNOWN_ELSEWHERE = 'KnownElsewhere';
export const KNOWN_AS_OWN = 'KnownAsOwn';
export const MISSPELT = 'Misspelt';

const UNKNOWN = /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/;
const NO_FUNCTION = /\.([\w$]+) is not a function/;

/** The names that pages call most: a name that nearly equals one of these counts as a misspelling of it. */
const METHODS = (
  'getElementById getElementsByClassName getElementsByTagName querySelector querySelectorAll addEventListener ' +
  'createElement appendChild removeChild setAttribute getAttribute preventDefault toUpperCase toLowerCase ' +
  'forEach indexOf includes toFixed setItem getItem removeItem stringify floor round random toString'
).split(' ');

/** Names that every browser has, and that misspelt names are often meant to be. */
export const GLOBALS =
  'console document window Math JSON localStorage setTimeout setInterval alert prompt'.split(' ');

/** Describes a name that is nearly another one, as the console shows it. */
export function misspelt(name: string, { by, name: closest }: Closest) {
  return { name: MISSPELT, text: `${name} (${by}: ${closest})` };
}

const escaped = (name: string) => name.replaceAll('$', '\\$&');

/**
 * Describes a method that does not exist, with the one that was probably meant: of the program itself, or of browsers.
 */
function misspeltMethod(text: string, code: string) {
  const [, method = ''] = NO_FUNCTION.exec(text) ?? [];
  if (method.length < 3 || METHODS.includes(method)) return null;
  const own = nearest(method, methodsIn(code), ownLimit);
  const closest = meantName(own, nearest(method, METHODS, libraryLimit));
  return closest && misspelt(method, closest);
}

/**
 * Finds the place where the program declares a name that is unknown in the place of the error; null when it declares it
 * nowhere.
 */
export function knownElsewhere(name: string, code: string) {
  if (new RegExp(String.raw`\b(?:let|const|var)\s+${escaped(name)}(?![\w$])`).test(code))
    return { name: KNOWN_ELSEWHERE, text: name };
  const isOwn = new RegExp(String.raw`\bthis\.${escaped(name)}(?![\w$])`).test(code);
  return isOwn ? { name: KNOWN_AS_OWN, text: name } : null;
}

/**
 * Describes an error about a name by the place where the program declares it, or by the probable meaning; null when
 * neither is known.
 *
 * @param code all scripts of the program
 * @param library further names that a misspelt one may mean
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
