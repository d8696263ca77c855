import type { Plugin } from 'prettier';
import { format } from 'prettier/standalone';

const scripts = () => [import('prettier/plugins/babel'), import('prettier/plugins/estree')];
const styles = () => [import('prettier/plugins/postcss')];
const pages = () => [import('prettier/plugins/html'), ...styles(), ...scripts()];

type Formatted = { code: string } | { line: number };

/** The position at which Prettier cannot continue. */
interface Unreadable {
  loc: { start: { line: number } };
}

const isUnreadable = (error: unknown): error is Unreadable =>
  error instanceof SyntaxError && 'loc' in error;

async function formatWith(
  parser: string,
  coming: Promise<unknown>[],
  code: string,
): Promise<Formatted> {
  const plugins = (await Promise.all(coming)) as Plugin[];
  try {
    return { code: await format(code, { parser, plugins }) };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { line: error.loc.start.line };
  }
}

function isData(code: string): boolean {
  try {
    return typeof JSON.parse(code) === 'object';
  } catch {
    return false;
  }
}

/** Formats a script, or data in JSON, which editors take for a script. */
export async function formatJavaScript(code: string): Promise<Formatted> {
  if (isData(code)) return formatWith('json', scripts(), code);
  const formatted = await formatWith('babel', scripts(), code);
  // Data that cannot be parsed has its error at another position than the script it would be.
  const looksLikeData = 'line' in formatted && /^\s*(?:\{\s*"|\[)/.test(code);
  return looksLikeData ? formatWith('json', scripts(), code) : formatted;
}

/** Formats a style sheet. */
export function formatCss(code: string): Promise<Formatted> {
  return formatWith('css', styles(), code);
}

/** Formats a page, with the styles and scripts in it. */
export function formatHtml(code: string): Promise<Formatted> {
  return formatWith('html', pages(), code);
}
