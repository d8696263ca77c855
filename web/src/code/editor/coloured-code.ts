import { HighlightStyle, type Language } from '@codemirror/language';
import { highlightCode, highlightTree } from '@lezer/highlight';
import { StyleModule } from 'style-mod';
import { WORD_COLOURS } from './word-colours.ts';

/** The parsers there are, each fetched when code in its language is shown. */
const PARSERS: Record<string, () => Promise<Language>> = {
  python: async () => (await import('@codemirror/lang-python')).pythonLanguage,
  html: async () => (await import('@codemirror/lang-html')).htmlLanguage,
  css: async () => (await import('@codemirror/lang-css')).cssLanguage,
  javascript: async () => (await import('@codemirror/lang-javascript')).javascriptLanguage,
  sql: async () => (await import('@codemirror/lang-sql')).SQLite.language,
};

const colours = HighlightStyle.define(WORD_COLOURS);

function span(className: string, text = ''): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/** The lines of code, each word of them in its colour. */
function linesOf(code: string, { parser }: Language): HTMLSpanElement[] {
  let line = span('code-line');
  const lines = [line];
  highlightCode(
    code,
    parser.parse(code),
    colours,
    (text, classes) => line.append(classes ? span(classes, text) : text),
    () => {
      line = span('code-line');
      lines.push(line);
    },
  );
  return lines;
}

/** The start and the end of a word of a program, and the class of its colour. */
export interface ColourRange {
  from: number;
  to: number;
  className: string;
}

/** A declaration alone is none to the parser of CSS: it is read inside a rule. */
const CSS_RULE = 'a{';

/** Returns the colours of these programs, or parts of one, each parsed on its own; none for an unknown language. */
export async function colourRanges(
  codes: readonly string[],
  name: string,
): Promise<ColourRange[][]> {
  const language = await PARSERS[name]?.();
  if (!language) return codes.map(() => []);
  if (colours.module) StyleModule.mount(document, colours.module);
  return codes.map((code) => {
    const before = name === 'css' && !/[{}]/.test(code) ? CSS_RULE : '';
    const ranges: ColourRange[] = [];
    highlightTree(language.parser.parse(before + code), colours, (from, to, className) => {
      const start = from - before.length;
      if (start >= 0) ranges.push({ from: start, to: to - before.length, className });
    });
    return ranges;
  });
}

/**
 * Gives the blocks of code in `container` their colours, and numbers to the lines of those with several.
 * The language is the class of their `code` (`language-python`); those of an unknown one have neither.
 */
export async function colourCode(container: Element): Promise<void> {
  if (colours.module) StyleModule.mount(document, colours.module);
  const blocks = [...container.querySelectorAll('pre > code')];
  await Promise.all(
    blocks.map(async (block) => {
      const name = /language-(\w+)/.exec(block.className)?.[1] ?? '';
      const language = await PARSERS[name]?.();
      if (!language) block.classList.remove('code-numbered');
      if (!language || !block.isConnected || block.firstElementChild) return;
      const lines = linesOf((block.textContent ?? '').trimEnd(), language);
      block.replaceChildren(...lines.flatMap((line, i) => (i > 0 ? ['\n', line] : [line])));
      block.parentElement?.classList.add('code-coloured');
      block.classList.toggle('code-numbered', lines.length > 1);
    }),
  );
}
