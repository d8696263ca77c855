import { isLessonTag, LESSON_TAGS } from '@codivia/contract/lessons/lesson-tags';
import type { Mark, Node } from '@tiptap/pm/model';

/** Escapes a text in the way of the server's sanitizer, so that what is written stays as it is. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Attributes = Record<string, string | number | null | undefined>;

function tag(name: string, attributes: Attributes = {}, end = '>'): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined
      ? []
      : [` ${key}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`],
  );
  return `<${name}${written.join('')}${end}`;
}

/** Number of nodes from the first on that have a mark. */
function reach(nodes: readonly Node[], mark: Mark): number {
  const end = nodes.findIndex((node) => !mark.isInSet(node.marks));
  return end < 0 ? nodes.length : end;
}

function inlineNode(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  if (node.type.name === 'br') return '<br />';
  const { src, alt, width, height } = node.attrs;
  return tag('img', { src, alt, width, height }, ' />');
}

/** Writes texts with their marks; the mark that reaches furthest is the outermost. */
function inline(nodes: readonly Node[], written: readonly Mark[] = []): string {
  let html = '';
  let at = 0;
  while (at < nodes.length) {
    const remaining = nodes.slice(at);
    const marks = remaining[0]?.marks.filter((mark) => !mark.isInSet(written)) ?? [];
    const [mark] = marks.toSorted((a, b) => reach(remaining, b) - reach(remaining, a));
    const length = mark ? reach(remaining, mark) : 1;
    const name = mark?.type.name;
    html += mark
      ? `${tag(name ?? '', { rel: mark.attrs.rel, href: mark.attrs.href })}${inline(remaining.slice(0, length), [...written, mark])}</${name}>`
      : inlineNode(remaining[0] as Node);
    at += length;
  }
  return html;
}

const inlineOf = (node: Node) => inline(node.children);
const wrapped = (name: string, node: Node, attributes: Attributes = {}) =>
  `${tag(name, attributes)}${inlineOf(node)}</${name}>`;
/** An element whose children each have lines of their own. */
const lines = (name: string, node: Node, attributes: Attributes = {}) =>
  [tag(name, attributes), ...node.children.map(writeNode), `</${name}>`].join('\n');

function listItem(node: Node): string {
  const [first, ...others] = node.children;
  if (first?.attrs.loose) return lines('li', node);
  const end = others.length > 0 ? '\n' : '';
  const words = first ? inlineOf(first) : '';
  return `<li>${[words, ...others.map(writeNode)].join('\n')}${end}</li>`;
}

function codeBlock({ textContent, attrs }: Node): string {
  const name = attrs.language ? `language-${attrs.language}` : null;
  // HTML does not count a line end that comes first.
  const start = textContent.startsWith('\n') ? '\n' : '';
  return `<pre>${start}${tag('code', { class: name })}${escapeText(textContent)}</code></pre>`;
}

function lessonPart({ attrs }: Node): string {
  const name = String(attrs.tag);
  return isLessonTag(name) ? `${tag(name, { [LESSON_TAGS[name]]: attrs.value })}</${name}>` : '';
}

const WRITERS: Record<string, (node: Node) => string> = {
  paragraph: (node) => wrapped('p', node),
  heading: (node) => wrapped(`h${node.attrs.level}`, node),
  blockquote: (node) => lines('blockquote', node),
  codeBlock,
  hr: () => '<hr />',
  callout: (node) => lines('aside', node, { class: `callout callout-${node.attrs.kind}` }),
  calloutTitle: (node) => wrapped('p', node, { class: 'callout-title' }),
  details: (node) => lines('details', node),
  summary: (node) => wrapped('summary', node),
  bulletList: (node) => lines('ul', node),
  orderedList: (node) =>
    lines('ol', node, { start: node.attrs.start === 1 ? null : node.attrs.start }),
  listItem,
  table: (node) => lines('table', node),
  thead: (node) => lines('thead', node),
  tbody: (node) => lines('tbody', node),
  tr: (node) => lines('tr', node),
  th: (node) => wrapped('th', node, { align: node.attrs.align }),
  td: (node) => wrapped('td', node, { align: node.attrs.align }),
  lessonPart,
  htmlBlock: (node) => String(node.attrs.html),
};

/** The HTML of a block, as our own lessons have it. */
export function writeNode(node: Node): string {
  return WRITERS[node.type.name]?.(node) ?? '';
}
