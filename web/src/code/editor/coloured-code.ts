import { HighlightStyle, type Language } from '@codemirror/language';
import { highlightCode } from '@lezer/highlight';
import { StyleModule } from 'style-mod';
import './code.css';
import { WORD_COLOURS } from './word-colours.ts';

/** The parsers there are, each fetched when code in its language is shown. */
const PARSERS: Record<string, () => Promise<Language>> = {
  python: async () => (await import('@codemirror/lang-python')).pythonLanguage,
  html: async () => (await import('@codemirror/lang-html')).htmlLanguage,
  css: async () => (await import('@codemirror/lang-css')).cssLanguage,
  javascript: async () => (await import('@codemirror/lang-javascript')).javascriptLanguage,
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

/**
 * Gives the blocks of code in `container` their colours, and numbers to the lines of those with several.
 * The language is the class of their `code` (`language-python`); of unknown ones only lines are numbered.
 */
export async function colourCode(container: Element): Promise<void> {
  if (colours.module) StyleModule.mount(document, colours.module);
  const blocks = [...container.querySelectorAll('pre > code')];
  await Promise.all(
    blocks.map(async (block) => {
      const name = /language-(\w+)/.exec(block.className)?.[1] ?? '';
      const language = await PARSERS[name]?.();
      if (!language || !block.isConnected || block.firstElementChild) return;
      const lines = linesOf((block.textContent ?? '').trimEnd(), language);
      block.replaceChildren(...lines.flatMap((line, i) => (i > 0 ? ['\n', line] : [line])));
      block.parentElement?.classList.add('code-coloured');
      block.classList.toggle('code-numbered', lines.length > 1);
    }),
  );
}
