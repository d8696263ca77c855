import type { Language } from '@codivia/contract/api/language';
import type { Change, Chosen } from '../../../code/editor/editor-handle.ts';
import type { Callout } from '../../blocks/box-titles.ts';
import type { PickedPicture } from '../../media/picture-picker.tsx';

/** The change that a button of the toolbar makes to the HTML. */
export type Edit = (chosen: Chosen) => Change;

/** Text as it may appear in HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Puts the selected words between two tags, or removes these where they are already around them. */
export function wrap(open: string, close: string): Edit {
  return ({ code, from, to }) => {
    const words = code.slice(from, to);
    if (code.slice(from - open.length, from) === open && code.startsWith(close, to)) {
      const start = from - open.length;
      const select = { from: start, to: start + words.length };
      return { from: start, to: to + close.length, insert: words, select };
    }
    const start = from + open.length;
    const select = { from: start, to: start + words.length };
    return { from, to, insert: `${open}${words}${close}`, select };
  };
}

/** Returns the whole lines that contain the selection. */
function selectedLines({ code, from, to }: Chosen): { from: number; to: number; text: string } {
  const start = code.lastIndexOf('\n', from - 1) + 1;
  const found = code.indexOf('\n', to > from && code[to - 1] === '\n' ? to - 1 : to);
  const end = found < 0 ? code.length : found;
  return { from: start, to: end, text: code.slice(start, end) };
}

const PARAGRAPH = /^\s*<(p|h[1-4]|li)\b[^>]*>([\s\S]*)<\/\1>\s*$/;

/** Returns the words of a line, without the paragraph, heading or list entry around them. */
function wordsOf(line: string): string {
  return PARAGRAPH.exec(line)?.[2] ?? line.trim();
}

function replaceLines(chosen: Chosen, make: (lines: string[]) => string): Change {
  const { from, to, text } = selectedLines(chosen);
  const insert = make(text.split('\n').filter((line) => line.trim() !== ''));
  return { from, to, insert, select: { from: from + insert.length, to: from + insert.length } };
}

/** Makes each selected line a heading or a paragraph. */
export function makeBlock(tag: 'h2' | 'h3' | 'p'): Edit {
  return (chosen) => {
    const change = replaceLines(chosen, (lines) =>
      (lines.length > 0 ? lines : [''])
        .map((line) => `<${tag}>${wordsOf(line)}</${tag}>`)
        .join('\n'),
    );
    const end = change.select.to - `</${tag}>`.length;
    return { ...change, select: { from: end, to: end } };
  };
}

/** Makes the selected lines the entries of a list. */
export function makeList(tag: 'ul' | 'ol'): Edit {
  return (chosen) => {
    const change = replaceLines(chosen, (lines) => {
      const entries = (lines.length > 0 ? lines : ['']).map((line) => `<li>${wordsOf(line)}</li>`);
      return `<${tag}>\n${entries.join('\n')}\n</${tag}>`;
    });
    const end = change.select.to - `</li>\n</${tag}>`.length;
    return { ...change, select: { from: end, to: end } };
  };
}

/** Puts the selected lines into a box; its title is then selected, to be written over. */
export function makeCallout(kind: Callout, title: string): Edit {
  return (chosen) => {
    const { from, to, text } = selectedLines(chosen);
    const head = `<aside class="callout callout-${kind}">\n<p class="callout-title">`;
    const body = text.trim() === '' ? '<p></p>' : text;
    const insert = `${head}${escapeHtml(title)}</p>\n${body}\n</aside>`;
    const start = from + head.length;
    return { from, to, insert, select: { from: start, to: start + escapeHtml(title).length } };
  };
}

/** Makes the selected text a code block. */
export const makeCodeBlock: Edit = (chosen) => {
  const words = chosen.code.slice(chosen.from, chosen.to);
  const change = insertBlock((code) => `<pre><code class="language-python">${code}</code></pre>`)(
    escapeHtml(words),
    chosen,
  );
  return change;
};

/** Puts an element on a line of its own, in place of the selection, or after the line of the cursor. */
function insertBlock(make: (words: string) => string) {
  return (words: string, { code, from, to }: Chosen): Change => {
    const block = make(words);
    const line = selectedLines({ code, from, to });
    const free = from < to || line.text.trim() === '';
    const range = free ? { from, to } : { from: line.to, to: line.to };
    const before = range.from > 0 && code[range.from - 1] !== '\n' ? '\n' : '';
    const after = range.to < code.length && code[range.to] !== '\n' ? '\n' : '';
    const end = range.from + before.length + block.length;
    const inside = words === '' && block.includes('</code>') ? end - '</code></pre>'.length : end;
    return {
      ...range,
      insert: before + block + after,
      select: { from: inside, to: inside },
    };
  };
}

/** Puts a tag of ours, a picture or a table on a line of its own. */
export function insertTag(tag: string): Edit {
  return ({ code, to }) => insertBlock(() => tag)(tag, { code, from: to, to });
}

/** Returns a picture as the HTML of a lesson shows it, described in one language. */
export function pictureTag(
  { src, width, height, alt_en, alt_fr }: PickedPicture,
  language: Language,
): string {
  const alt = escapeHtml(language === 'fr' ? alt_fr : alt_en);
  return `<img src="${src}" alt="${alt}" width="${width}" height="${height}" />`;
}

/** Puts a text in the place of a part of the HTML. */
export function replacePart(part: { from: number; to: number }, insert: string): Edit {
  const end = part.from + insert.length;
  return () => ({ from: part.from, to: part.to, insert, select: { from: end, to: end } });
}

/** Makes the selected words a link. Without any, the address itself is the text. */
export function makeLink(address: string): Edit {
  return (chosen) => {
    const words = chosen.code.slice(chosen.from, chosen.to) || escapeHtml(address);
    const insert = `<a href="${escapeHtml(address)}">${words}</a>`;
    const end = chosen.from + insert.length;
    return { from: chosen.from, to: chosen.to, insert, select: { from: end, to: end } };
  };
}
