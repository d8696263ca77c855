import type { RoomKind } from '@codivia/contract/rooms';
import { asProgramText, decodeText } from '@codivia/contract/text-encoding';

/** Contents of a zip by name. */
export type Contents = Record<string, Uint8Array>;

const depthOf = (name: string) => name.split('/').length;
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** A text of a zip, whatever its encoding; what is none is read as Windows would. */
export function textIn(content: Uint8Array | undefined): string {
  const bytes = content ?? new Uint8Array();
  const read = decodeText(asProgramText(bytes));
  return read?.text ?? new TextDecoder('windows-1252').decode(bytes);
}

/** The names of a pattern that are in the fewest folders. */
function nearest(names: readonly string[], pattern: RegExp): string[] {
  const meant = names.filter((name) => pattern.test(baseOf(name)));
  const depth = Math.min(...meant.map(depthOf));
  return meant.filter((name) => depthOf(name) === depth);
}

/** The only one of several, if it is. */
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

/** p5 itself, which rooms bring along. */
export const LIBRARY = /^p5(\.sound)?(\.min)?\.js$/i;
const SCRIPT = /<script\b[^>]*\bsrc\s*=\s*["']?([^"'\s>?#]+\.js)/gi;

/** The last script of its page that lies in the zip: those before it help it. */
function scriptOf(contents: Contents, page: string): string | undefined {
  const scripts = [...textIn(contents[page]).matchAll(SCRIPT)].map(
    ([, address = '']) => folderOf(page) + address.replace(/^\.\//, ''),
  );
  return scripts.findLast((name) => contents[name] && !LIBRARY.test(baseOf(name)));
}

function findSketch(contents: Contents, names: readonly string[]): string | undefined {
  const [page] = nearest(names, /^index\.html?$/i);
  const own = names.filter((name) => !LIBRARY.test(baseOf(name)));
  return (
    nearest(names, /^sketch\.js$/i)[0] ??
    (page === undefined ? undefined : scriptOf(contents, page)) ??
    only(nearest(own, /\.js$/i))
  );
}

/**
 * The name of the program that a room runs; undefined where it is not to be told. Programs made elsewhere have other
 * names, and lie in folders: then it is the one that says so, or the only one.
 */
export function findProgram(kind: RoomKind, contents: Contents): string | undefined {
  const names = Object.keys(contents).sort();
  if (kind === 'python') return findPython(contents, names);
  if (kind === 'game') return findSketch(contents, names);
  return nearest(names, /^index\.html?$/i)[0] ?? only(nearest(names, /\.html?$/i));
}

/** The contents as they are seen from the folder of a program. What lies elsewhere keeps its whole name. */
export function seenFrom(program: string, contents: Contents): Contents {
  const folder = folderOf(program);
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [
      name.startsWith(folder) ? name.slice(folder.length) : name,
      content,
    ]),
  );
}
