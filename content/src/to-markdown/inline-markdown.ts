import { type Element, isElement, type Node, textOf } from './html-tree.ts';

/** HTML that Markdown of our files cannot express: the caller keeps it as HTML. */
export class NotMarkdown extends Error {}

/** Escapes every sign that may have a meaning in Markdown. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/<(?=[a-z/!?])/gi, '&lt;')
    .replace(/~(?=~)/g, '\\~')
    .replace(/^(#{1,6}|[-+]|>|={3,}|:)(?=\s|$|:)/gm, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}

/** Text with the signs alone that stand free in most texts, such as `3 * 4` and `first_name`. */
const light = (text: string) =>
  text.replace(/&(?=#?\w+;)/g, '&amp;').replace(/<(?=[a-z/!?])/gi, '&lt;');

export interface Style {
  /** True for text that escapes every sign: where the shorter form would have another meaning. */
  escape: boolean;
}

function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

const attribute = (value = '') =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function link({ attributes, children }: Element, style: Style): string {
  const { href = '' } = attributes;
  const inner = inlineMarkdown(children, style);
  if (inner === href && /^https?:\/\//.test(href)) return `<${href}>`;
  return `[${inner}](${/[\s()]/.test(href) ? `<${href}>` : href})`;
}

/** Returns the Markdown of the content of a paragraph. Throws NotMarkdown. */
export function inlineMarkdown(nodes: readonly Node[], style: Style): string {
  return nodes.map((node) => inline(node, style)).join('');
}

function inline(node: Node, style: Style): string {
  if (!isElement(node)) {
    const text = node.replace(/[ \t\n\r\f]+/g, ' ');
    return style.escape ? escaped(text) : light(text);
  }
  const { name, children, attributes } = node;
  switch (name) {
    case 'strong':
      return `**${inlineMarkdown(children, style)}**`;
    case 'em':
      return `*${inlineMarkdown(children, style)}*`;
    case 'del':
      return `~~${inlineMarkdown(children, style)}~~`;
    case 'code':
      return code(textOf(node));
    case 'br':
      return '\\\n';
    case 'a':
      return link(node, style);
    case 'kbd':
    case 'sub':
    case 'sup':
      return `<${name}>${inlineMarkdown(children, style)}</${name}>`;
    case 'img': {
      const { src, alt = '', width, height } = attributes;
      if (width === undefined && height === undefined) return `![${escaped(alt)}](${src})`;
      const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`);
      return `<img${all.join('')}>`;
    }
    default:
      throw new NotMarkdown();
  }
}
