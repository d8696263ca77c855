import { asProgramText, decodeText } from '@codivia/contract/files/text-encoding';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { nameOf } from '@codivia/runners/files/program-file';

/** Contents of a zip by name. */
export type Contents = Record<string, Uint8Array>;

const depthOf = (name: string) => name.split('/').length;
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** Reads a text of a zip, whatever its encoding; content that is no text is read as Windows would. */
export function textIn(content: Uint8Array | undefined): string {
  const bytes = content ?? new Uint8Array();
  const read = decodeText(asProgramText(bytes));
  return read?.text ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Returns the names that match a pattern and are in the fewest folders. */
function nearest(names: readonly string[], pattern: RegExp): string[] {
  const meant = names.filter((name) => pattern.test(baseOf(name)));
  const depth = Math.min(...meant.map(depthOf));
  return meant.filter((name) => depthOf(name) === depth);
}

/** Returns the only name of a list; undefined if there are several. */
const only = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined);

const PYTHON = /\.py$/i;
const STARTS_PYTHON = /^if\s+__name__\s*==\s*['"]__main__['"]/m;

function findPython(contents: Contents, names: readonly string[]): string | undefined {
  const starting = () =>
    nearest(names, PYTHON).filter((name) => STARTS_PYTHON.test(textIn(contents[name])));
  return (
    nearest(names, /^main\.py$/i)[0] ??
    nearest(names, /^__main__\.py$/)[0] ??
    only(nearest(names, PYTHON)) ??
    only(starting())
  );
}

/** p5 itself, and the script that loads models, which rooms bring along. */
export const LIBRARY = /^(p5(\.sound)?(\.min)?|load-model)\.js$/i;
const SCRIPT = /<script\b[^>]*\bsrc\s*=\s*["']?([^"'\s>?#]+\.js)/gi;

/** The scripts of a page that lie in the zip, in their order. */
function scriptsOf(contents: Contents, page: string | undefined): string[] {
  if (page === undefined) return [];
  const text = textIn(contents[page]).replace(/<!--[\s\S]*?-->/g, '');
  return [...text.matchAll(SCRIPT)]
    .map(([, address = '']) => nameOf(address, page))
    .filter((name) => contents[name] && !LIBRARY.test(baseOf(name)));
}

const pageOf = (names: readonly string[]) => nearest(names, /^index\.html?$/i)[0];

/** The scripts of a game's page besides its program, in the order of their tags, by their names in the zip. */
export function scriptOrder(contents: Contents, program: string): string[] {
  const page = pageOf(Object.keys(contents).sort());
  return scriptsOf(contents, page).filter((name) => name !== program);
}

function findSketch(contents: Contents, names: readonly string[]): string | undefined {
  const own = names.filter((name) => !LIBRARY.test(baseOf(name)));
  return (
    nearest(names, /^sketch\.js$/i)[0] ??
    // The last script is the sketch; those before it help it.
    scriptsOf(contents, pageOf(names)).at(-1) ??
    only(nearest(own, /\.js$/i))
  );
}

/**
 * Returns the name of the program that a room runs; undefined where it cannot be determined. Programs made elsewhere
 * have other names, and lie in folders: then it is the one that is marked as the program, or the only one.
 */
export function findProgram(kind: ProgramKind, contents: Contents): string | undefined {
  const names = Object.keys(contents).sort();
  if (kind === 'python') return findPython(contents, names);
  if (kind === 'game') return findSketch(contents, names);
  return nearest(names, /^index\.html?$/i)[0] ?? only(nearest(names, /\.html?$/i));
}

/** Returns a name relative to the folder of a program. Names from elsewhere stay whole. */
export function nameSeenFrom(program: string, name: string): string {
  const folder = folderOf(program);
  return name.startsWith(folder) ? name.slice(folder.length) : name;
}

/** Returns the contents with names relative to the folder of a program. */
export function seenFrom(program: string, contents: Contents): Contents {
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [nameSeenFrom(program, name), content]),
  );
}
