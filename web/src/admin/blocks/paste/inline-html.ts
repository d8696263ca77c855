import { isHidden, type Mark, marksOf } from './look.ts';
import { countDropped, type Findings } from './pasted.ts';

/** Maximum nesting of elements that is followed; deeper text stays, without its formats. */
export const DEPTH_MAX = 100;

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Elements without any text to read. */
const SILENT = new Set(
  'script style template head title meta link base noscript svg math xml source track'.split(' '),
);
const VIDEOS = new Set(['video', 'audio', 'iframe', 'object', 'embed']);
const FORMS = new Set(['input', 'select', 'textarea', 'button', 'canvas']);

/** Takes note of an element that a lesson cannot have. Returns false for all the others. */
export function isDropped(element: Element, findings: Findings): boolean {
  const { localName } = element;
  if (localName === 'img') {
    const alt = element.getAttribute('alt') ?? '';
    findings.pictures.push({ src: element.getAttribute('src') ?? '', alt });
    countDropped(findings, 'picture');
    return true;
  }
  if (VIDEOS.has(localName)) countDropped(findings, 'video');
  else if (FORMS.has(localName)) countDropped(findings, 'form');
  else return SILENT.has(localName) || isHidden(element);
  return true;
}

/** Returns the address of a link that a lesson may have; null for others. Google wraps addresses in one of its own. */
function addressOf(link: Element): string | null {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (/^mailto:[^\s@]+@\S+$/i.test(href)) return href;
  if (!/^https?:\/\/\S+$/i.test(href)) return null;
  const wrapped = /^https?:\/\/www\.google\.com\/url\?/.test(href) && URL.canParse(href);
  const inner = wrapped ? new URL(href).searchParams.get('q') : null;
  return inner && /^https?:\/\/\S+$/i.test(inner) ? inner : href;
}

/** Puts tags around text, but not around the blanks at its ends, which indent the line of a program. */
function around(tag: Mark, html: string): string {
  const text = html.trim();
  if (text === '') return html;
  if (tag === 'code') return `<code>${html.replaceAll('\u00a0', ' ')}</code>`;
  const start = html.indexOf(text);
  const before = html.slice(0, start);
  return `${before}<${tag}>${text}</${tag}>${html.slice(start + text.length)}`;
}

function linked(link: Element, html: string, findings: Findings): string {
  const href = link.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#') || html.trim() === '') return html;
  const address = addressOf(link);
  if (address === null) {
    countDropped(findings, 'link');
    return html;
  }
  return `<a href="${escapeText(address).replaceAll('"', '&quot;')}">${html}</a>`;
}

/** Text of a page as it shows: any blanks are one, but a fixed space stays. */
const shownText = (text: string) => escapeText(text.replace(/[ \t\r\n\f]+/g, ' '));

/**
 * Returns the HTML of a node within a paragraph. `marks` are the formats that it has already; those that its place has
 * anyway, as headings are bold, belong to them.
 */
export function inlineHtml(
  node: Node,
  findings: Findings,
  marks: readonly Mark[] = [],
  depth = 0,
): string {
  if (node.nodeType === Node.TEXT_NODE) return shownText(node.textContent ?? '');
  if (!(node instanceof Element)) return '';
  if (node.localName === 'br') return '<br>';
  if (isDropped(node, findings)) return '';
  if (depth > DEPTH_MAX) return shownText(node.textContent ?? '');
  const added = [...new Set(marksOf(node))].filter((mark) => !marks.includes(mark));
  const within = [...marks, ...added];
  let html = '';
  for (const child of node.childNodes) html += inlineHtml(child, findings, within, depth + 1);
  if (node.localName === 'a') html = linked(node, html, findings);
  // The tag of a program is the innermost one.
  const order = [...added].sort((one, other) => Number(other === 'code') - Number(one === 'code'));
  return order.reduce((inner, mark) => around(mark, inner), html);
}

const SAME_AGAIN = /<\/(strong|em|del|code)><\1>/g;
const BREAK = '<br>';

/** Removes blanks and line breaks at both ends. */
function trimBreaks(html: string): string {
  let text = html.trim();
  while (text.startsWith(BREAK)) text = text.slice(BREAK.length).trimStart();
  while (text.endsWith(BREAK)) text = text.slice(0, -BREAK.length).trimEnd();
  return text;
}

/** Returns the HTML of a paragraph's content as one would write it; empty when there is nothing to read. */
export function tidyInline(html: string): string {
  return trimBreaks(html)
    .replace(SAME_AGAIN, '')
    .replace(/ ?<br> ?/g, `${BREAK}\n`);
}
