import type { ConsoleEntry, Notice } from '../../preview/messages.ts';
import { hint, misspelt } from './html-hints.ts';
import { ELEMENTS } from './known-names.ts';

/** The browser's knowledge of CSS. */
export interface CssKnowledge {
  /** All properties, such as `background-color`. */
  properties: readonly string[];
  supports(property: string, value: string): boolean;
}

const dashed = (name: string) =>
  name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`).replace(/^webkit/, '-webkit');

/** Returns the knowledge of this browser; null where there is none. */
export function browserCss(): CssKnowledge | null {
  if (typeof CSS === 'undefined' || typeof document === 'undefined') return null;
  const names: string[] = [];
  for (const name in document.documentElement.style)
    if (/^[a-z]/i.test(name)) names.push(dashed(name));
  return { properties: names, supports: (property, value) => CSS.supports(property, value) };
}

/** Rules that do not describe the look of elements: they have words of their own. */
const DESCRIBES =
  /^@(font-face|property|counter-style|page|font-palette-values|view-transition|font-feature-values)/i;
/** Values that only the browser can work out. */
const COMPUTED = /\b(var|env|attr)\(/i;

/** Returns CSS of the same length and lines, without comments and with plain texts. */
function withoutTexts(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(\*\/|$(?![\s\S]))/g, (found) => found.replace(/[^\n]/g, ' '))
    .replace(/"[^"\n]*"|'[^'\n]*'|url\([^)\n]*\)/g, (found) =>
      found.startsWith('url') ? found.replace(/[:;{}]/g, '_') : found.replace(/[;{}:]/g, '_'),
    );
}

/** Text that does not belong into a style sheet: comments of scripts, and the tag around style sheets of pages. */
const STRAY = /^[ \t]*(?:\/\/.*|<\/?style\b[^>]*>)/gim;

/** A value that would work with a small change, by the change. */
function almost(
  value: string,
  works: (changed: string) => boolean,
): { notice: Notice; meant: string } | null {
  const changes: readonly (readonly [Notice, string])[] = [
    ['css_unit_space', value.replace(/(\d)\s+(px|r?em|%|v[hw]|m?s|deg|fr)(?![\w])/g, '$1$2')],
    [
      'css_unit',
      value.replace(/(?<![\w.#-])-?(?:\d+(?:\.\d+)?|\.\d+)(?![\w.%])/g, (number) => `${number}px`),
    ],
    ['css_quotes', value.replace(/^(["'])(.*)\1$/, '$2')],
    ['css_hash', value.replace(/(?<![\w#-])(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w-])/gi, '#$&')],
  ];
  for (const [notice, meant] of changes)
    if (meant !== value && works(meant)) return { notice, meant };
  return null;
}

class CssReader {
  readonly hints: ConsoleEntry[] = [];
  #knowledge: CssKnowledge | null;
  #file: string;
  #firstLine: number;
  #blocks: { line: number; describes: boolean }[] = [];

  constructor(knowledge: CssKnowledge | null, file: string, firstLine: number) {
    this.#knowledge = knowledge;
    this.#file = file;
    this.#firstLine = firstLine;
  }

  read(css: string): void {
    const whole = withoutTexts(css);
    for (const { 0: stray, index } of whole.matchAll(STRAY)) {
      const notice = stray.trimStart().startsWith('<') ? 'css_tag' : 'css_comment';
      this.hints.push(hint(notice, this.#file, this.#lineOf(whole, index), stray.trim()));
    }
    const text = whole.replace(STRAY, (found) => ' '.repeat(found.length));
    let from = 0;
    for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
      const part = text.slice(from, index);
      const line = this.#lineOf(text, from + (part.length - part.trimStart().length));
      if (sign === '{') this.#begin(part, line);
      else this.#declare(part.trim(), line);
      if (sign === '}') this.#end(this.#lineOf(text, index));
      from = index + 1;
    }
    const [unclosed] = this.#blocks;
    if (unclosed) this.hints.push(hint('css_brace', this.#file, unclosed.line, ''));
  }

  #lineOf(text: string, position: number): number {
    return this.#firstLine + text.slice(0, position).split('\n').length - 1;
  }

  #begin(selector: string, line: number): void {
    this.#checkSelector(selector, line);
    this.#blocks.push({ line, describes: DESCRIBES.test(selector.trim()) });
  }

  /** A lone word is the name of an element; beginners forget the `.` of a class or the `#` of an id. */
  #checkSelector(selector: string, line: number): void {
    if (/[@\n]/.test(selector.trim()) || this.#blocks.length > 0) return;
    for (const [, word = ''] of selector.matchAll(
      /(?:^|[\s,>+~])([a-z][a-z0-9_]*)(?=$|[\s,>+~:.#[])/gi,
    ))
      if (!ELEMENTS.has(word.toLowerCase()))
        this.hints.push(hint('css_selector', this.#file, line, word));
  }

  #end(line: number): void {
    if (!this.#blocks.pop()) this.hints.push(hint('css_brace_extra', this.#file, line, ''));
  }

  #declare(declaration: string, line: number): void {
    if (declaration === '' || declaration.startsWith('@') || !this.#blocks.length) return;
    if (this.#blocks.at(-1)?.describes) return;
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (name.startsWith('--')) return;
    if (colon < 0) {
      const [first = ''] = declaration.split(/\s/);
      if (/^[a-z-]+\s/i.test(declaration))
        this.hints.push(hint('css_colon', this.#file, line, first));
      return;
    }
    const next = /\n[^\S\n]*([a-z-]+)\s*:/i.exec(value);
    if (next) {
      const firstLine = declaration.split('\n')[0] ?? '';
      this.hints.push(hint('css_semicolon', this.#file, line, firstLine.trim()));
    }
    this.#checkNames(name, next ? '' : value, line);
  }

  #checkNames(name: string, written: string, line: number): void {
    const known = this.#knowledge;
    if (!known || name.startsWith('-') || !/^[a-z-]+$/.test(name)) return;
    if (!known.supports(name, 'initial')) {
      const meant = misspelt(name, known.properties);
      this.hints.push(hint(meant ? 'css_name' : 'css_unknown', this.#file, line, name, meant));
      return;
    }
    const value = written.replace(/!\s*important$/i, '').trim();
    if (value === '' || COMPUTED.test(value) || /^-|\s-(webkit|moz|ms|o)-/.test(value)) return;
    if (known.supports(name, value)) return;
    const near = almost(value, (changed) => known.supports(name, changed));
    this.hints.push(
      near
        ? hint(near.notice, this.#file, line, value, near.meant)
        : hint('css_value', this.#file, line, value, name),
    );
  }
}

/**
 * Returns hints about probable mistakes in a style sheet: names and values that browsers do not know, and missing
 * signs.
 *
 * @param firstLine its first line in the file
 */
export function cssHints(
  css: string,
  knowledge: CssKnowledge | null,
  file = 'style.css',
  firstLine = 1,
): ConsoleEntry[] {
  const reader = new CssReader(knowledge, file, firstLine);
  reader.read(css);
  return reader.hints;
}
