import { problemEntries } from '../preview/console-entries.ts';
import { guardScript, type ScriptPlace } from '../preview/instrument.ts';
import type { ConsoleEntry } from '../preview/messages.ts';
import { scriptName } from '../preview/script-names.ts';

/** A tag with its attributes, which may hold `>`. */
export const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const HANDLER = /(\son[a-z]+\s*=\s*)("[^"]*"|'[^']*')/gi;

const SIGNS: Record<string, string> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|(quot|apos|amp|lt|gt));/g, (_, number, name) =>
    name ? (SIGNS[name] ?? '') : String.fromCodePoint(Number(number)),
  );
}

function encoded(code: string): string {
  return `"${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/**
 * Makes the handlers of a tag ready, such as `onclick="…"`: as scripts they get a guard for loops, and a name
 * by which errors tell their line. No line is added.
 *
 * @param firstLine of the tag in the page
 */
export function guardHandlers(tag: string, firstLine: number, problems: ConsoleEntry[]): string {
  return tag.replace(HANDLER, (_, name: string, quoted: string, position: number) => {
    const line = firstLine + tag.slice(0, position + name.length).split('\n').length - 1;
    const place: ScriptPlace = { file: 'index.html', firstLine: line };
    const script = guardScript(decoded(quoted.slice(1, -1)), place, 'handler');
    problems.push(...problemEntries(script, 'index.html'));
    // Browsers count the lines of a handler from its own first one.
    const source = `&#10;//# sourceURL=${scriptName('index.html', line, 1)}`;
    return `${name}${encoded(script.code).slice(0, -1)}${source}"`;
  });
}
