import { isScript, type ProgramFile } from '../files/program-file.ts';
import { sketchPage } from '../game/standalone-sketch.ts';
import { insideHtml, insideScript } from '../preview/inside-html.ts';
import { pageOf } from '../preview/page-of.ts';
import { guardScriptOrModule, importsOf } from '../preview/prepare-files.ts';

/** Bytes that are made base64 at a time; a multiple of three, so that the pieces fit together. */
const PIECE = 30_000;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return text;
}

/** A module with imports of the project's other files by names that a saved page can give an address. */
function withImports(code: string, name: string, names: readonly string[]): string {
  const imported = importsOf(names, [], name);
  const place = { file: name, firstLine: 1, imported, isSaved: true };
  const linked = guardScriptOrModule(code, place);
  // Code that cannot be parsed stays as it was written: the browser reports the error.
  return linked.problem ? code : linked.code;
}

/**
 * A file of a project as a script, which a page may load from the folder it is in. It is run after `saved-page.frame.ts`.
 *
 * @param names of all files of the project, which modules may import
 */
export async function fileScript(file: ProgramFile, names: readonly string[]): Promise<string> {
  const { name, data } = file;
  const bytes = isScript(file)
    ? new TextEncoder().encode(withImports(await data.text(), name, names))
    : new Uint8Array(await data.arrayBuffer());
  const parts = [name, data.type, base64Of(bytes)].map((part) => JSON.stringify(part));
  return `codiviaSaved.add(${parts.join(', ')});\n`;
}

const scriptTag = (address: string) => `<script src="${insideHtml(address)}"></script>\n`;

/** The files that a saved page loads, as addresses from where it is. */
export interface SavedPlaces {
  /** p5, and p5.sound where the sketch uses it. */
  libraries: readonly string[];
  /** The build of `saved-page.frame.ts`, and after it the files as scripts. */
  files: readonly string[];
  /** Scripts of the project, which run before the sketch. */
  scripts: readonly string[];
}

/** The page that plays a sketch from a folder. */
export function savedGamePage(
  sketch: string,
  { libraries, files, scripts }: SavedPlaces,
  title: string,
  language: string,
): string {
  const offer = files.length > 0 ? '<script>codiviaSaved.offer();</script>\n' : '';
  const before = files.map(scriptTag).join('') + offer + scripts.map(scriptTag).join('');
  const body = `${before}<script>\n${insideScript(sketch.trimEnd())}\n</script>`;
  return sketchPage({ title, language, body, p5: libraries.map(scriptTag).join(''), sketch });
}

/**
 * The page that shows the pages of a project from a folder, one at a time.
 *
 * @param files addresses from where the page is: the build of `saved-page.frame.ts`, and after it the files as scripts
 * @param first the name of the page that it begins with
 */
export function savedWebPage(
  files: readonly string[],
  first: string,
  title: string,
  language: string,
): string {
  const show = insideScript(`codiviaSaved.show(${JSON.stringify(first)});`);
  const body = `${files.map(scriptTag).join('')}<script>${show}</script>`;
  return pageOf({ title, language, body });
}
