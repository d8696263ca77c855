import type { Language } from '@codivia/contract/api/language';
import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { blocksOf, containersIn } from './block-html.ts';
import { escapeText } from './inline-html.ts';
import { isMarkdown, isOurMarkdown, isTooHard } from './markdown-signs.ts';
import { type Findings, PASTE_MAX_CHARACTERS, PASTE_MAX_TEXT, type Pasted } from './pasted.ts';

/** The contents of the clipboard; `html` is empty when there is only text. */
interface Clipboard {
  html: string;
  text: string;
  language: Language;
}

/** Tags and styles of pages with a structure; editors of programs copy none of them. */
const RICH = /<(h[1-6]|ul|ol|li|table|blockquote|strong|em|b|i|p|a)[\s>]/i;
/** A page with one program, or with pictures alone. */
const SPECIAL = /<(pre|code|img|hr)[\s>]|white-space:\s*pre/i;

function fromPage(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const findings: Findings = { pictures: [], dropped: {} };
  const shift = body.querySelector('h1, .MsoTitle') ? 1 : 0;
  const blocks = blocksOf(body, { findings, shift, containers: containersIn(body) });
  return { from: 'html', html: blocks.map((block) => `${block}\n`).join(''), ...findings };
}

function fromMarkdown(text: string, language: Language): Pasted | 'too_hard' {
  if (isTooHard(text)) return 'too_hard';
  return { from: 'markdown', html: lessonHtml(text, language), pictures: [], dropped: {} };
}

/** Makes a paragraph of each part between empty lines; without any, of each line. */
function fromText(text: string): Pasted {
  const parts = /\n[ \t]*\n/.test(text) ? text.split(/\n[ \t]*\n/) : text.split('\n');
  const paragraphs = parts.map((part) => escapeText(part.trim())).filter((part) => part !== '');
  const html = paragraphs.map((part) => `<p>${part}</p>\n`).join('');
  return { from: 'text', html, pictures: [], dropped: {} };
}

/** Tells whether a page is a line of text without any format, which needs no conversion. */
const isPlainLine = ({ html, dropped }: Pasted) =>
  /^(<p>[^<]*<\/p>\n)?$/.test(html) && Object.keys(dropped).length === 0;

/**
 * Returns the HTML of a lesson that a paste becomes; null for a line of text, which can be pasted as it is. Pages are
 * reduced to the tags of lessons; text in the Markdown of our files is converted as they are. Nothing is read of a
 * paste that is `too_large`, nor of Markdown that is `too_hard`: these would stop the page.
 */
export function pastedHtml({
  html,
  text,
  language,
}: Clipboard): Pasted | null | 'too_large' | 'too_hard' {
  if (html.length > PASTE_MAX_CHARACTERS || text.length > PASTE_MAX_TEXT) return 'too_large';
  const plain = text.replace(/\r\n?/g, '\n');
  if (isOurMarkdown(plain)) return fromMarkdown(plain, language);
  const isRich = RICH.test(html);
  if (!isRich && isMarkdown(plain)) return fromMarkdown(plain, language);
  if (isRich || SPECIAL.test(html)) {
    const page = fromPage(html);
    if (!isPlainLine(page)) return page;
  }
  return plain.trim().includes('\n') ? fromText(plain) : null;
}
