import { type Closest, closestName } from '../files/closest-name.ts';

/** The names of errors about names, told with what the program has of them; explained in scope-rules.ts. */
export const KNOWN_ELSEWHERE = 'KnownElsewhere';
export const KNOWN_AS_OWN = 'KnownAsOwn';
export const MISSPELT = 'Misspelt';

const UNKNOWN = /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/;
const NO_FUNCTION = /\.([\w$]+) is not a function/;

/** What pages call most: a name that is nearly one of these is that one misspelt. */
const METHODS =
  'getElementById getElementsByClassName getElementsByTagName querySelector querySelectorAll addEventListener ' +
  'createElement appendChild removeChild setAttribute getAttribute preventDefault toUpperCase toLowerCase ' +
  'forEach indexOf includes toFixed setItem getItem removeItem stringify floor round random toString';

/** What every browser has, and misspelt names are often meant to be. */
export const GLOBALS =
  'console document window Math JSON localStorage setTimeout setInterval alert prompt'.split(' ');

/** A name that is nearly another one, as the console tells it. */
export function misspelt(name: string, { by, name: closest }: Closest) {
  return { name: MISSPELT, text: `${name} (${by}: ${closest})` };
}

/**
 * An error about a name, told as where the program has it; null when it has it nowhere.
 *
 * @param code all scripts of the program
 */
export function scopeError(
  error: { name: string; text: string },
  code: string,
): { name: string; text: string } | null {
  if (error.name === 'TypeError') {
    const [, method = ''] = NO_FUNCTION.exec(error.text) ?? [];
    const closest = method.length > 4 ? closestName(method, METHODS.split(' ')) : null;
    return closest && closest.name !== method ? misspelt(method, closest) : null;
  }
  if (error.name !== 'ReferenceError') return null;
  const [, name = ''] = UNKNOWN.exec(error.text) ?? [];
  if (name === '') return null;
  const escaped = name.replaceAll('$', '\\$&');
  if (new RegExp(String.raw`\b(?:let|const|var)\s+${escaped}(?![\w$])`).test(code))
    return { name: KNOWN_ELSEWHERE, text: name };
  const isOwn = new RegExp(String.raw`\bthis\.${escaped}(?![\w$])`).test(code);
  if (isOwn) return { name: KNOWN_AS_OWN, text: name };
  const closest = name.length > 3 ? closestName(name, GLOBALS) : null;
  return closest && misspelt(name, closest);
}
