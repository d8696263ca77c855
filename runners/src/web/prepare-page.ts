import type { ProgramFile, ProgramFiles } from '../files/program-file.ts';
import { problemEntries } from '../preview/console-entries.ts';
import type { FrameFile } from '../preview/frame/file-table.ts';
import { insideScript, insideStyle } from '../preview/inside-html.ts';
import { guardScript } from '../preview/instrument.ts';
import { guardScriptOrModule, importsOf, prepareFiles } from '../preview/prepare-files.ts';
import type { Prepared } from '../preview/preview.ts';
import { scriptName } from '../preview/script-names.ts';
import { pageHints } from './hints/page-hints.ts';
import { guardInlineScripts } from './inline-scripts.ts';
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
  /** Without them the page is alone, as in a lesson, and nothing is missing. */
  files?: ProgramFiles | undefined;
  /** Another page of the project that is shown, by its name, perhaps with `#` and a place in it. */
  page?: string;
}

/** What a web frame is given to run. */
export interface PreparedPage {
  page: string;
  files?: FrameFile[];
  /** The name of the page among the files; '' for the one that the project begins with. */
  name?: string;
  /** The id of the place in the page that is shown. */
  anchor?: string;
}

/**
 * Makes a web page ready for its frame: the three files in one, loops guarded and scripts named. What
 * comes before the learner's HTML adds no line to it, so that its lines keep their numbers.
 */
export function preparePage({ html, css, js }: WebProgram): Prepared<PreparedPage> {
  const inline = guardInlineScripts(html);
  const guarded = guardScript(js, { file: 'js', firstLine: 1 });
  return {
    message: { page: pageOf(html, inline.html, css, guarded.code, false) },
    problems: [...inline.problems, ...problemEntries(guarded, 'js')],
    hints: pageHints(html, css),
  };
}

/** The learner's page with its style sheet and its script. */
function pageOf(
  html: string,
  guardedHtml: string,
  css: string,
  js: string,
  isModule: boolean,
): string {
  const whole = isWholePage(html) ? guardedHtml : START + guardedHtml;
  const style = `<style>${insideStyle(css).replace(/\r?\n/g, ' ')}</style>`;
  const [above, below] = aroundScript(withStyle(whole, style));
  const name = scriptName('js', 1, above.split('\n').length);
  const tag = isModule ? '<script type="module">' : '<script>';
  const script = `${tag}${insideScript(js)}\n//# sourceURL=${name}\n</script>`;
  return above + script + below;
}

const LINKS_MODULE =
  /<script\b(?=[^>]*\btype\s*=\s*["']?module)[^>]*\bsrc\s*=\s*["']?(\.\/)?script\.js/i;

/** The page that the project begins with; its script may be a module. */
function firstPage(
  { html, css, js }: WebProgram,
  names: readonly string[],
): Prepared<PreparedPage> {
  const inline = guardInlineScripts(html, names);
  const problems = [...inline.problems];
  const place = { file: 'js', firstLine: 1, imported: importsOf(names, problems, 'js') } as const;
  const guarded = guardScriptOrModule(js, place, LINKS_MODULE.test(html));
  problems.push(...problemEntries(guarded, 'js'));
  const page = pageOf(html, inline.html, css, guarded.code, guarded.isModule);
  return { message: { page, name: '' }, problems, hints: pageHints(html, css) };
}

/** Another page of the project: what it uses, it links. */
async function otherPage(
  file: ProgramFile,
  names: readonly string[],
): Promise<Prepared<PreparedPage>> {
  const { html, problems } = guardInlineScripts(await file.data.text(), names);
  return { message: { page: html, name: file.name }, problems };
}

/** The program itself as files: other pages link them. */
function programFiles({ html, css, js }: WebProgram): ProgramFile[] {
  return [
    { name: 'index.html', data: new Blob([html], { type: 'text/html' }) },
    { name: 'style.css', data: new Blob([css], { type: 'text/css' }) },
    { name: 'script.js', data: new Blob([js], { type: 'text/javascript' }) },
  ];
}

/** Makes a web page ready with the files of its project. */
export async function prepareSite(program: WebProject): Promise<Prepared<PreparedPage>> {
  const given = await program.files;
  if (!given) return preparePage(program);
  const all = [...programFiles(program), ...given];
  const names = all.map(({ name }) => name);
  const [name = '', anchor = ''] = (program.page ?? '').split('#');
  const other = name === 'index.html' ? undefined : all.find((file) => file.name === name);
  const shown = other ? await otherPage(other, names) : firstPage(program, names);
  const { files, problems } = await prepareFiles(other ? all : given);
  const pages = other ? [] : programFiles(program).map(({ name, data }) => ({ name, data }));
  return {
    message: { ...shown.message, files: [...files, ...pages], anchor },
    problems: [...shown.problems, ...problems],
    ...(shown.hints && { hints: shown.hints }),
  };
}
