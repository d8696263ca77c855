import { PROGRAM_FILES, type ProgramFiles } from '@codivia/contract/programs/program';
import { type MissingPlaces, missingPlaces } from '../files/missing-places.ts';
import type { ProgramFile } from '../files/program-file.ts';
import { modelScriptFor } from '../models/program/model-script.ts';
import { problemEntries } from '../preview/console-entries.ts';
import type { FrameFile } from '../preview/frame/file-table.ts';
import { insideScript, insideStyle } from '../preview/inside-html.ts';
import { guardScript } from '../preview/instrument.ts';
import type { ConsoleEntry } from '../preview/messages.ts';
import { guardScriptOrModule, importsOf, prepareFiles } from '../preview/prepare-files.ts';
import type { Prepared } from '../preview/preview.ts';
import type { PreviewProgram } from '../preview/preview-program.ts';
import { scriptHints } from '../preview/script-hints.ts';
import { scriptName } from '../preview/script-names.ts';
import { pageHints } from './hints/page-hints.ts';
import { guardInlineScripts, inlineScriptHints } from './inline-scripts.ts';
import { type OwnFile, ownFilesIn, ownTags } from './own-files.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';

const START = '<!doctype html><html><head><meta charset="utf-8"></head><body>';

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
  /** The script that loads models of the AI lab, for pages that use it. */
  models?: string;
}

/** Returns the program's own script, made ready, and whether the page marks it as a module. */
function ownScript(
  { 'index.html': html = '', 'script.js': script = '' }: ProgramFiles,
  names: readonly string[] | null,
  problems: ConsoleEntry[],
): { code: string; isModule: boolean } {
  const imports = names && { imported: importsOf(names, problems, 'script.js') };
  const place = { file: 'script.js', firstLine: 1, ...imports };
  const tag = ownTags(html).find(({ name }) => name === 'script.js');
  const isModule = tag?.attributes.get('type')?.toLowerCase() === 'module';
  // A script that no tag describes may be a module; in a lesson there is nothing to import.
  const guarded =
    tag || !names
      ? { ...guardScript(script, place, isModule ? 'module' : 'script'), isModule }
      : guardScriptOrModule(script, place);
  problems.push(...problemEntries(guarded, 'script.js'));
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
  const name = scriptName('script.js', 1, above.split('\n').length);
  const tag = isModule ? '<script type="module">' : '<script>';
  return `${above}${tag}${insideScript(code)}\n//# sourceURL=${name}\n</script>${below}`;
}

/** The style sheet and the script as the frame finds them by their names. */
function ownFiles(css: string, code: string): FrameFile[] {
  const script = `${code}\n//# sourceURL=${scriptName('script.js', 1, 1)}`;
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
function firstPage(program: ProgramFiles, names: readonly string[] | null): Prepared<PreparedPage> {
  const { 'index.html': html = '', 'style.css': css = '' } = program;
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
function hintsOf(program: ProgramFiles): ConsoleEntry[] {
  const { 'index.html': html = '', 'style.css': css = '', 'script.js': script = '' } = program;
  return [...pageHints(html, css), ...inlineScriptHints(html), ...scriptHints(script)];
}

/** Makes a web page ready that is alone, as in a lesson. */
export function preparePage(program: ProgramFiles): Prepared<PreparedPage> {
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
  { 'index.html': html = '', 'style.css': css = '' }: ProgramFiles,
  besideFiles: readonly ProgramFile[],
  other: ProgramFile | undefined,
) {
  const page = other
    ? { text: await other.data.text(), file: other.name }
    : { text: html, file: 'index.html' };
  const sheets = besideFiles.filter(({ data }) => data.type.startsWith('text/css'));
  const styles = sheets.map(async ({ name, data }) => {
    return { text: await data.text(), file: name };
  });
  return [page, { text: css, file: 'style.css' }, ...(await Promise.all(styles))];
}

/** Returns all code of a site that may load a model. */
async function codeOf({ files }: PreviewProgram, besideFiles: readonly ProgramFile[]) {
  const texts = besideFiles.filter(({ name }) => /\.(html?|m?js)$/i.test(name));
  const beside = await Promise.all(texts.map(({ data }) => data.text()));
  return [...Object.values(files), ...beside].join('\n');
}

/** Makes a web page ready with the files of its project. */
export async function prepareSite(program: PreviewProgram): Promise<Prepared<PreparedPage>> {
  const besideFiles = await program.beside;
  if (!besideFiles) return preparePage(program.files);
  const html = program.files['index.html'] ?? '';
  const index = { name: 'index.html', data: new Blob([html], { type: 'text/html' }) };
  const names = [...PROGRAM_FILES.web, ...besideFiles.map(({ name }) => name)];
  const [name = '', anchor = ''] = (program.page ?? '').split('#');
  const first = firstPage(program.files, names);
  const other = besideFiles.find((file) => file.name === name);
  const shownPage = other ? await otherPage(other, names) : first;
  const { files, problems } = await prepareFiles(besideFiles);
  // Problems of the first page are reported when it is shown; the script may be in every page.
  const found = other
    ? [
        ...shownPage.problems,
        ...first.problems.filter(({ position }) => position?.file === 'script.js'),
      ]
    : shownPage.problems;
  return {
    message: {
      name: '',
      ...shownPage.message,
      files: [...files, ...(first.message.files ?? []), index],
      missing: missingPlaces(await textSources(program.files, besideFiles, other), names),
      ...(await modelScriptFor(await codeOf(program, besideFiles))),
      anchor,
    },
    problems: [...found, ...problems],
    ...(shownPage.hints && { hints: shownPage.hints }),
  };
}
