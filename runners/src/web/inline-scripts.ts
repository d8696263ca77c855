import { problemEntries } from '../preview/console-entries.ts';
import { guardScript } from '../preview/instrument.ts';
import type { ConsoleEntry } from '../preview/messages.ts';
import { importsOf } from '../preview/prepare-files.ts';
import { scriptHints } from '../preview/script-hints.ts';
import { scriptName } from '../preview/script-names.ts';
import { guardHandlers, TAG } from './inline-handlers.ts';

/** Matches comments and style sheets too, so that their contents are left alone. */
const PIECE = new RegExp(
  `<!--[\\s\\S]*?-->|<style\\b[^>]*>[\\s\\S]*?</style\\s*>|(<script\\b([^>]*)>)([\\s\\S]*?)</script\\s*>|(${TAG.source})`,
  'gi',
);
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const RUNS = /^(module|(text|application)\/(java|ecma)script)$/i;

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** The type of a script that browsers run, from the attributes of its tag; null for any other. */
function typeOf(attributes: string): string | null {
  if (/\bsrc\s*=/i.test(attributes)) return null;
  const type = TYPE.exec(attributes)?.[1] ?? 'text/javascript';
  return RUNS.test(type) ? type : null;
}

/** Returns hints about code in the scripts of a page that was probably meant otherwise. */
export function inlineScriptHints(html: string): ConsoleEntry[] {
  return [...html.matchAll(PIECE)].flatMap(({ 1: open, 2: attributes = '', 3: code, index }) => {
    if (open === undefined || code === undefined || typeOf(attributes) === null) return [];
    return scriptHints(code, { file: 'index.html', firstLine: lineAt(html, index + open.length) });
  });
}

/** A script with its name, which adds two lines to it. */
function named(code: string, firstLine: number, namesBefore: number): string {
  const name = scriptName('index.html', firstLine, firstLine + 2 * namesBefore);
  return `${code}\n//# sourceURL=${name}\n`;
}

/**
 * Guards the loops of the scripts and handlers that are in HTML, and names them by their line.
 *
 * @param files the names of the files of the project, which modules may import; null where there is no project
 */
export function guardInlineScripts(
  html: string,
  files: readonly string[] | null = null,
): { html: string; problems: ConsoleEntry[] } {
  const problems: ConsoleEntry[] = [];
  const imports = files && { imported: importsOf(files, problems, 'index.html') };
  let names = 0;
  const guarded = html.replace(PIECE, (whole, open, attributes, code, tag, position: number) => {
    if (tag !== undefined) return guardHandlers(tag, lineAt(html, position), problems);
    const type = code === undefined ? null : typeOf(attributes);
    if (type === null) return whole;
    const firstLine = lineAt(html, position + open.length);
    const kind = type === 'module' ? 'module' : 'script';
    const script = guardScript(code, { file: 'index.html', firstLine, ...imports }, kind);
    problems.push(...problemEntries(script, 'index.html'));
    return `${open}${named(script.code, firstLine, names++)}</script>`;
  });
  return { html: guarded, problems };
}
