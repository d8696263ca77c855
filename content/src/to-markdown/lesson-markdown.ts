import type { Language } from '@codivia/contract/api/language';
import { lessonBlocks } from '@codivia/contract/lessons/lesson-blocks';
import { lessonHtml, markdownBlocks } from '@codivia/contract/lessons/markdown/markdown';
import { alignedParts } from './aligned-parts.ts';
import { blocksMarkdown } from './block-markdown.ts';
import { isBlock, readHtml } from './html-tree.ts';
import { NotMarkdown } from './inline-markdown.ts';
import { shownForm } from './same-html.ts';

/** The way between the Markdown of a text and its stored HTML. */
export interface Converter {
  toHtml(markdown: string): string;
  /** The blocks of a Markdown text, each with its stored HTML. */
  blocks(markdown: string): { raw: string; html: string }[];
}

/** Converts texts of a language; `clean` is how HTML is cleaned before it is stored. */
export const converterOf = (language: Language, clean: (html: string) => string): Converter => ({
  toHtml: (markdown) => clean(lessonHtml(markdown, language)),
  blocks: (markdown) =>
    markdownBlocks(markdown, language).map(({ raw, html }) => ({ raw, html: clean(html) })),
});

const means = (markdown: string, html: string, { toHtml }: Converter) =>
  shownForm(toHtml(markdown)) === shownForm(html);

/** The Markdown of one block, in the shortest form that has its meaning; null when there is none. */
function blockMarkdown(html: string, converter: Converter): string | null {
  for (const isEscaped of [false, true]) {
    try {
      const markdown = blocksMarkdown(readHtml(html), { escape: isEscaped });
      if (means(markdown, html, converter)) return markdown;
    } catch (error) {
      if (!(error instanceof NotMarkdown)) throw error;
    }
  }
  // Markdown may have blocks of HTML, as long as no empty line ends them.
  const whole = html.trim().replace(/\n\s*\n/g, '\n');
  return means(whole, html, converter) ? whole : null;
}

/** The blocks of HTML; text without any, such as a hint, is one. */
function blocksIn(html: string): { html: string }[] {
  if (!readHtml(html).some(isBlock)) return html.trim() === '' ? [] : [{ html }];
  return lessonBlocks(html).filter((block) => block.html.trim() !== '');
}

/**
 * Returns the Markdown that becomes this HTML; null when there is none. Blocks that are the same in `source`, the Markdown
 * of an earlier state, stay as they were written there.
 */
export function markdownOf(html: string, source: string, converter: Converter): string | null {
  if (means(source, html, converter)) return source;
  const before = converter.blocks(source);
  const next = blocksIn(html);
  const from = alignedParts(
    before.map((block) => shownForm(block.html)),
    next.map((block) => shownForm(block.html)),
  );
  let markdown = '';
  for (const [index, block] of next.entries()) {
    const old = before[from[index] ?? -1]?.raw;
    const text = old ?? blockMarkdown(block.html, converter);
    if (text === null) return null;
    // Blank lines stay as they were between two blocks that were neighbours.
    const wereNeighbours =
      old !== undefined && index > 0 && from[index - 1] === (from[index] ?? 0) - 1;
    markdown = wereNeighbours || index === 0 ? markdown + text : `${markdown.trimEnd()}\n\n${text}`;
  }
  const end = source.endsWith('\n') || source === '' ? '\n' : '';
  const written = markdown === '' ? '' : markdown.trimEnd() + end;
  return means(written, html, converter) ? written : null;
}
