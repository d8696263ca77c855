import { type Closest, editDistance } from '../files/closest-name.ts';

/** A name that was probably meant, and how many characters it differs by; none when only capitals differ. */
type Near = Closest & { distance: number };

type Limit = (wrong: string, name: string) => number;

const letters = (name: string) => Array.from(name).sort().join('');

/** A learner's own name may differ by a third of its letters. */
export const ownLimit: Limit = (wrong, name) =>
  wrong.length < 3 ? 0 : Math.floor((wrong.length + name.length + 3) / 6);

/** Allows few differences from a name of a library: there are so many names that one of them is always similar. */
export const libraryLimit: Limit = (wrong, name) => {
  if (wrong.length > 3) return wrong.length < 7 ? 1 : 2;
  if (wrong.length < 3) return 0;
  // In a name of three letters, two are swapped, or a fourth is missing.
  return letters(wrong) === letters(name) || name.length === 4 ? 1 : 0;
};

/**
 * Returns the nearest of the names; null when each differs by more than its limit. Of several equally near names it is
 * one with the same first letter: the first letter is seldom wrong.
 */
export function nearest(wrong: string, names: Iterable<string>, limit: Limit): Near | null {
  const low = wrong.toLowerCase();
  let found: Near | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const most = limit(wrong, name);
    if (name === wrong || Math.abs(name.length - wrong.length) > most) continue;
    const distance = editDistance(low, name.toLowerCase());
    const rank = distance + (name[0]?.toLowerCase() === low[0] ? 0 : 0.5);
    if (distance > most || rank >= least) continue;
    least = rank;
    found = { name, distance, by: distance === 0 ? 'capitals' : 'spelling' };
  }
  return found;
}

/** Returns the name that was probably meant: of two names that are as near, the learner's own. */
export function meantName(own: Near | null, library: Near | null): Near | null {
  return own && (!library || own.distance <= library.distance) ? own : library;
}

const MADE = /\b(?:function|class)\b[\s*]+([\w$]+)/g;
const DECLARED = /\b(?:let|const|var)\s+([^;\n]*)/g;
const IN_LIST = /(?:^|[,{[])\s*([A-Za-z_$][\w$]*)\s*(?=[,=}\]]|$)/g;
const PARAMETERS = /\bfunction\b[^(\n]*\(([^)\n]*)\)/g;
const GIVEN = /^[ \t]*([A-Za-z_$][\w$]*)[ \t]*=(?![=>])/gm;
const METHOD =
  /(?:^|[{};])[ \t]*(?:async[ \t]+|static[ \t]+)*([A-Za-z_$][\w$]*)[ \t]*\([^()\n]*\)[ \t]*\{/gm;
const OWN_FUNCTION =
  /\b(?:this\.)?([A-Za-z_$][\w$]*)[ \t]*[:=][ \t]*(?:async[ \t]*)?(?:function\b|\([^()\n]*\)[ \t]*=>)/g;
const BLOCKS = new Set(['if', 'for', 'while', 'switch', 'catch', 'function', 'with']);

const firstGroups = (pattern: RegExp, code: string) =>
  Array.from(code.matchAll(pattern), ([, name = '']) => name);

/** The names that scripts give to variables, functions and classes, as far as they can be read without a parser. */
export function namesIn(code: string): Set<string> {
  const lists = [...firstGroups(DECLARED, code), ...firstGroups(PARAMETERS, code)];
  return new Set([
    ...firstGroups(MADE, code),
    ...lists.flatMap((list) => firstGroups(IN_LIST, list)),
    ...firstGroups(GIVEN, code),
  ]);
}

/** The names of the functions that belong to objects and classes of scripts. */
export function methodsIn(code: string): Set<string> {
  const names = [...firstGroups(METHOD, code), ...firstGroups(OWN_FUNCTION, code)];
  return new Set(names.filter((name) => !BLOCKS.has(name)));
}
