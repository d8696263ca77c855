import { type MissingPlaces, missingPlaces } from '../files/missing-places.ts';
import type { FilesBeside, ProgramFile } from '../files/program-file.ts';
import { problemEntries } from '../preview/console-entries.ts';
import type { FrameFile } from '../preview/frame/file-table.ts';
import { insideScript, insideStyle } from '../preview/inside-html.ts';
import { guardScript } from '../preview/instrument.ts';
import type { ConsoleEntry } from '../preview/messages.ts';
import { guardScriptOrModule, importsOf, prepareFiles } from '../preview/prepare-files.ts';
import type { Prepared } from '../preview/preview.ts';
import { scriptHints } from '../preview/script-hints.ts';
import { scriptName } from '../preview/script-names.ts';
import { pageHints } from './hints/page-hints.ts';
import { guardInlineScripts, inlineScriptHints } from './inline-scripts.ts';
import { type OwnFile, ownFilesIn, ownTags } from './own-files.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';

const START = '<!doctype html><html><head><meta charset="utf-8"></head><body>';

/** The three files of a web page. */
export interface WebProgram {
  html: string;
  css: string;
  js: string;
}

/** A web page and the files of its project. */
export interface WebProject extends WebProgram {
  /** The files of its project; if left out, the page is alone, as in a lesson, and no file is missing. */
  files?: FilesBeside | undefined;
  /** Another page of the project that is shown, by its name, perhaps with `#` and a place in it. */
  page?: string;
}

/** The page that a web frame is given to run. */
export interface PreparedPage {
  page: string;
  files?: FrameFile[];
  /** The files are those that the page of a lesson names, and no others are reported as missing. */
  isAlone?: boolean;
  /** The name of the page among the files; '' for the one that the project begins with. */
  name?: string;
  /** The id of the place in the page that is shown. */
  anchor?: string;
  /** The places that name files which are not there. */
  missing?: MissingPlaces;
  /** The script of the program, where the page names it: its declarations are not in the page itself. */
  script?: string;
}

/** Returns the program's own script, made ready, and whether the page marks it as a module. */
function ownScript(
  { html, js }: WebProgram,
  names: readonly string[] | null,
  problems: ConsoleEntry[],
): { code: string; isModule: boolean } {
  const imports = names && { imported: importsOf(names, problems, 'js') };
  const place = { file: 'js', firstLine: 1, ...imports } as const;
  const tag = ownTags(html).find(({ name }) => name === 'script.js');
  const isModule = tag?.attributes.get('type')?.toLowerCase() === 'module';
  // A script that no tag describes may be a module; in a lesson there is nothing to import.
  const guarded =
    tag || !names
      ? { ...guardScript(js, place, isModule ? 'module' : 'script'), isModule }
      : guardScriptOrModule(js, place);
  problems.push(...problemEntries(guarded, 'js'));
  return guarded;
}

/** Adds the parts that the page lacks. Parts before the learner's HTML add no line to it. */
function completed(
  html: string,
  guardedHtml: string,
  css: string,
  { code, isModule }: { code: string; isModule: boolean },
): string {
  const named = ownFilesIn(html);
  const whole = isWholePage(html) ? guardedHtml : START + guardedHtml;
  const style = `<style>${insideStyle(css).replace(/\r?\n/g, ' ')}</style>`;
  const styled = named.has('style.css') ? whole : withStyle(whole, style);
  if (named.has('script.js')) return styled;
  const [above, below] = aroundScript(styled);
  const name = scriptName('js', 1, above.split('\n').length);
  const tag = isModule ? '<script type="module">' : '<script>';
  return `${above}${tag}${insideScript(code)}\n//# sourceURL=${name}\n</script>${below}`;
}

/** The style sheet and the script as the frame finds them by their names. */
function ownFiles(css: string, code: string): FrameFile[] {
  const script = `${code}\n//# sourceURL=${scriptName('js', 1, 1)}`;
  return [
    { name: 'style.css', data: new Blob([css], { type: 'text/css' }), css },
    { name: 'script.js', data: new Blob([script], { type: 'text/javascript' }) },
  ];
}

/**
 * The page that the project begins with: loops guarded, scripts named, and the three files together.
 *
 * @param names of all files of the project; null of a page that is alone
 */
function firstPage(program: WebProgram, names: readonly string[] | null): Prepared<PreparedPage> {
  const { html, css } = program;
  const inline = guardInlineScripts(html, names);
  const problems = [...inline.problems];
  const script = ownScript(program, names, problems);
  const page = completed(html, inline.html, css, script);
  const named = ownFilesIn(html);
  const files = ownFiles(css, script.code).filter(
    ({ name }) => names || named.has(name as OwnFile),
  );
  return {
    message: {
      page,
      ...(files.length > 0 && { files }),
      ...(named.has('script.js') && { script: script.code }),
    },
    problems,
    hints: hintsOf(program),
  };
}

/** Returns hints about code in the three files that was probably meant otherwise. */
function hintsOf({ html, css, js }: WebProgram): ConsoleEntry[] {
  return [...pageHints(html, css), ...inlineScriptHints(html), ...scriptHints(js)];
}

/** Makes a web page ready that is alone, as in a lesson. */
export function preparePage(program: WebProgram): Prepared<PreparedPage> {
  const { message, ...found } = firstPage(program, null);
  return { message: message.files ? { ...message, isAlone: true } : message, ...found };
}

/** Makes another page of the project ready: it links the files that it uses. */
async function otherPage(
  file: ProgramFile,
  names: readonly string[],
): Promise<Prepared<PreparedPage>> {
  const { html, problems } = guardInlineScripts(await file.data.text(), names);
  return { message: { page: html, name: file.name }, problems };
}

/** Returns the page that is shown and all style sheets, as texts that name files. */
async function textSources(
  { html, css }: WebProgram,
  given: readonly ProgramFile[],
  other: ProgramFile | undefined,
) {
  const page = other
    ? ({ text: await other.data.text(), file: 'html', name: other.name } as const)
    : ({ text: html, file: 'html' } as const);
  const sheets = given.filter(({ data }) => data.type.startsWith('text/css'));
  const styles = sheets.map(async ({ name, data }) => {
    return { text: await data.text(), file: 'css', name } as const;
  });
  return [page, { text: css, file: 'css' } as const, ...(await Promise.all(styles))];
}

/** Makes a web page ready with the files of its project. */
export async function prepareSite(program: WebProject): Promise<Prepared<PreparedPage>> {
  const given = await program.files;
  if (!given) return preparePage(program);
  const index = { name: 'index.html', data: new Blob([program.html], { type: 'text/html' }) };
  const names = ['index.html', 'style.css', 'script.js', ...given.map(({ name }) => name)];
  const [name = '', anchor = ''] = (program.page ?? '').split('#');
  const first = firstPage(program, names);
  const other = given.find((file) => file.name === name);
  const shown = other ? await otherPage(other, names) : first;
  const { files, problems } = await prepareFiles(given);
  // Problems of the first page are reported when it is shown; the script may be in every page.
  const found = other
    ? [...shown.problems, ...first.problems.filter(({ position }) => position?.file === 'js')]
    : shown.problems;
  return {
    message: {
      name: '',
      ...shown.message,
      files: [...files, ...(first.message.files ?? []), index],
      missing: missingPlaces(await textSources(program, given, other), names),
      anchor,
    },
    problems: [...found, ...problems],
    ...(shown.hints && { hints: shown.hints }),
  };
}
