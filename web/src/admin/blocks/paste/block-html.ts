import { DEPTH_MAX, escapeText, inlineHtml, isDropped, tidyInline } from './inline-html.ts';
import { isMonospaced, type Mark, styleOf } from './look.ts';
import type { Findings } from './pasted.ts';
import { tableHtml } from './tables.ts';
import { type WordEntry, wordEntry, wordLists } from './word-lists.ts';

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tbody tr td th blockquote pre hr section article main header footer nav aside figure figcaption details summary address center'.split(
    ' ',
  ),
);

/** The work on one page. */
export interface Page {
  findings: Findings;
  /** Elements with blocks in them, whatever they are themselves. */
  containers: ReadonlySet<Element>;
  /** Added to the level of each heading: the title of a lesson is no part of its text. */
  shift: number;
}

/** Finds the elements that hold blocks, each once. */
export function containersIn(root: Element): Set<Element> {
  const found = new Set<Element>();
  for (const element of root.querySelectorAll('*')) {
    let above = BLOCKS.has(element.localName) ? element.parentElement : null;
    while (above && !found.has(above)) {
      found.add(above);
      above = above.parentElement;
    }
  }
  return found;
}

const isTitle = (element: Element) => /\bMsoTitle\b/.test(element.className);

/** The level of a heading that a lesson has; null for other elements. */
function levelOf(element: Element, { shift }: Page): number | null {
  const level = isTitle(element) ? 1 : Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? 0);
  return level === 0 ? null : Math.min(Math.max(level + shift, 2), 4);
}

const isProgram = (element: Element) =>
  element.localName === 'pre' ||
  (isMonospaced(element) && /white-space:\s*pre(?!-line)/.test(styleOf(element)));

/** The text of a program, with its line breaks. */
function programText(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent;
    else if (child instanceof Element && child.localName === 'br') text += '\n';
    else if (child instanceof Element) {
      const isLine = /^(div|p|li)$/.test(child.localName);
      text += (isLine ? child.textContent : programText(child)) + (isLine ? '\n' : '');
    }
  }
  return text;
}

function programHtml(element: Element): string {
  const classes = `${element.className} ${element.querySelector('code')?.className ?? ''}`;
  const language = /\b(?:language|lang|highlight-source)-([a-z0-9]+)/i.exec(classes)?.[1];
  const name = language ? ` class="language-${language.toLowerCase()}"` : '';
  const text = programText(element).replaceAll('\r', '').replaceAll('\u00a0', ' ').trimEnd();
  return `<pre><code${name}>${escapeText(text.replace(/^\n/, ''))}</code></pre>`;
}

/** The content of an entry of a list or of a cell: paragraphs come without their tags. */
function entryHtml(element: Element, page: Page, depth: number): string {
  const blocks = blocksOf(element, page, depth);
  const isText = (html: string) => html.startsWith('<p>');
  const texts = blocks.map((html) => (isText(html) ? html.slice(3, -4) : html));
  return texts.join(blocks.every(isText) ? '<br>' : '\n');
}

function listHtml(list: Element, page: Page, depth: number): string {
  const entries: string[] = [];
  for (const child of list.children) {
    if (isDropped(child, page.findings)) continue;
    // Google Docs puts a list within a list beside its entry, not into it.
    const isNested = child.localName === 'ul' || child.localName === 'ol';
    const html = isNested ? listHtml(child, page, depth + 1) : entryHtml(child, page, depth + 1);
    const last = isNested ? entries.pop() : undefined;
    if (html !== '') entries.push(last ? `${last}\n${html}\n` : html);
  }
  if (entries.length === 0) return '';
  const tag = list.localName === 'ol' ? 'ol' : 'ul';
  const start = Number(list.getAttribute('start'));
  const from = tag === 'ol' && start > 1 && start < 10_000 ? ` start="${start}"` : '';
  return `<${tag}${from}>\n${entries.map((html) => `<li>${html}</li>\n`).join('')}</${tag}>`;
}

function paragraph(html: string): string[] {
  const text = tidyInline(html);
  return text === '' ? [] : [`<p>${text}</p>`];
}

function headingHtml(element: Element, level: number, { findings }: Page): string[] {
  const marks: Mark[] = ['strong', 'em'];
  const nodes = [...element.childNodes];
  const text = tidyInline(nodes.map((node) => inlineHtml(node, findings, marks)).join(''));
  const line = text.replaceAll('<br>\n', ' ');
  return line === '' ? [] : [`<h${level}>${line}</h${level}>`];
}

/** Returns the blocks of an element that is one, or that holds some. */
function blockOf(element: Element, page: Page, depth: number): string[] {
  const level = levelOf(element, page);
  if (level !== null) return headingHtml(element, level, page);
  if (isProgram(element)) return [programHtml(element)];
  switch (element.localName) {
    case 'ul':
    case 'ol': {
      const html = listHtml(element, page, depth);
      return html === '' ? [] : [html];
    }
    case 'hr':
      return ['<hr>'];
    case 'table': {
      const html = tableHtml(element, (cell) => entryHtml(cell, page, depth + 1));
      return html === null ? blocksOf(element, page, depth + 1) : [html];
    }
    case 'blockquote': {
      const inner = blocksOf(element, page, depth + 1);
      return inner.length === 0 ? [] : [`<blockquote>\n${inner.join('\n')}\n</blockquote>`];
    }
    default:
      return blocksOf(element, page, depth + 1);
  }
}

/** Joins paragraphs of code in a row: Google Docs and Word write one for each line of a program. */
function joinPrograms(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 1) joined.push(`<pre><code>${lines.join('\n')}</code></pre>`);
    else joined.push(...lines.map((line) => `<p><code>${line}</code></p>`));
    lines = [];
  };
  for (const block of blocks) {
    const line = /^<p><code>([^<]*)<\/code><\/p>$/.exec(block)?.[1];
    if (line !== undefined) lines.push(line);
    else {
      flush();
      joined.push(block);
    }
  }
  flush();
  return joined;
}

/** Returns the blocks of a lesson that the content of an element makes. */
export function blocksOf(parent: Element, page: Page, depth = 0): string[] {
  if (depth > DEPTH_MAX) return paragraph(escapeText(parent.textContent ?? ''));
  const blocks: string[] = [];
  let line = '';
  let entries: WordEntry[] = [];
  const flushEntries = () => {
    if (entries.length > 0) blocks.push(wordLists(entries));
    entries = [];
  };
  const flush = () => {
    const found = paragraph(line);
    if (found.length > 0) flushEntries();
    blocks.push(...found);
    line = '';
  };
  for (const child of parent.childNodes) {
    const isBlock =
      child instanceof Element && (page.containers.has(child) || BLOCKS.has(child.localName));
    if (!isBlock && !(child instanceof Element && isProgram(child))) {
      line += inlineHtml(child, page.findings);
      continue;
    }
    if (isDropped(child, page.findings)) continue;
    flush();
    const entry = wordEntry(child, page.findings);
    if (entry) entries.push(entry);
    else {
      flushEntries();
      blocks.push(...blockOf(child, page, depth));
    }
  }
  flush();
  flushEntries();
  return joinPrograms(blocks);
}
