/** Sanitized HTML as a tree: its tags are balanced, and its attributes are between quotes. */
export type Node = string | Element;

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}

const PART = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|<?[^<]+|</g;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const EMPTY = new Set(['br', 'hr', 'img']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object';

/** Reads sanitized HTML. */
export function readHtml(html: string): Node[] {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [part, closes, name, attributes = ''] of html.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decoded(part));
    else if (closes && open.length > 1) open.pop();
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [] };
      parent.children.push(element);
      if (!EMPTY.has(name)) open.push(element);
    }
  }
  return root.children;
}

/** The text of a node, without its tags. */
export const textOf = (node: Node): string =>
  isElement(node) ? node.children.map(textOf).join('') : node;

/** Elements around whose tags blanks do not show. */
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table thead tbody tr th td aside details summary python-editor web-editor p5-editor code-exercise quiz-question lesson-video lesson-explorable'.split(
    ' ',
  ),
);

export const isBlock = (node: Node | undefined): node is Element =>
  isElement(node) && BLOCKS.has(node.name);

export const isBlank = (node: Node) => !isElement(node) && node.trim() === '';
