import { readExplorableValue } from '@codivia/contract/explorables/explorable-tag';
import { EDITOR_TAGS, editorCode } from '@codivia/contract/lessons/lesson-tags';
import { stringify } from 'yaml';
import { type Element, isBlank, isBlock, isElement, type Node, textOf } from './html-tree.ts';
import { inlineMarkdown, NotMarkdown, type Style } from './inline-markdown.ts';

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);
const quoted = (text: string) => text.replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'));

function fence(words: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${words}\n${text}\n${ticks}`;
}

function program(element: Element): string {
  const [inner, ...others] = element.children;
  if (!isElement(inner) || inner.name !== 'code' || others.length > 0) throw new NotMarkdown();
  const language = /^language-([a-z]+)$/.exec(inner.attributes.class ?? '')?.[1] ?? '';
  return fence(language, textOf(inner));
}

/** An entry: its first line beside the sign, all further ones indented. */
function entry(item: Element, sign: string, style: Style): string {
  const first = item.children.findIndex(isBlock);
  const isLoose = item.children.some((node) => isElement(node) && node.name === 'p');
  const lead = first < 0 ? item.children : item.children.slice(0, first);
  const text = inlineMarkdown(lead, style).trim();
  const rest =
    first < 0 ? '' : blocksMarkdown(item.children.slice(first), style, isLoose ? '\n\n' : '\n');
  const whole = [text, rest].filter((part) => part !== '').join('\n');
  return sign + indented(whole, ' '.repeat(sign.length)).trimStart();
}

function list({ name, attributes, children }: Element, style: Style): string {
  const items = children.filter(isElement);
  const start = Number(attributes.start ?? 1);
  const isLoose = items.some((item) =>
    item.children.some((node) => isElement(node) && node.name === 'p'),
  );
  const signs = items.map((_, index) => (name === 'ol' ? `${start + index}. ` : '- '));
  return items
    .map((item, index) => entry(item, signs[index] ?? '', style))
    .join(isLoose ? '\n\n' : '\n');
}

function cells(row: Element, style: Style): string[] {
  const found = row.children.filter(isElement);
  return found.map((cell) => inlineMarkdown(cell.children, style).trim().replaceAll('|', '\\|'));
}

const within = (element: Element, name: string) =>
  element.children.filter((node): node is Element => isElement(node) && node.name === name);

function table(element: Element, style: Style): string {
  const [head] = within(element, 'thead').flatMap((part) => within(part, 'tr'));
  const rows = within(element, 'tbody').flatMap((part) => within(part, 'tr'));
  if (!head) throw new NotMarkdown();
  const signs = within(head, 'th').map(({ attributes: { align } }) => {
    if (align === 'center') return ':---:';
    return align === 'right' ? '---:' : align === 'left' ? ':---' : '---';
  });
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [cells(head, style), signs, ...rows.map((row) => cells(row, style))].map(line).join('\n');
}

function box(element: Element, style: Style): string {
  const kind = /^callout callout-([a-z]+)$/.exec(element.attributes.class ?? '')?.[1];
  if (!kind) throw new NotMarkdown();
  const parts = element.children.filter((node) => !isBlank(node));
  const isTitle = (node: Node | undefined): node is Element =>
    isElement(node) && node.attributes.class === 'callout-title';
  const title = isTitle(parts[0]) ? ` ${textOf(parts.shift() ?? '').trim()}` : '';
  const last = parts.at(-1);
  const answer = isElement(last) && last.name === 'details' ? last : null;
  const text = blocksMarkdown(answer ? parts.slice(0, -1) : parts, style);
  const [summary, ...hidden] = (answer?.children ?? []).filter((node) => !isBlank(node));
  if (answer && !(isElement(summary) && summary.name === 'summary')) throw new NotMarkdown();
  const below = answer ? `\n---\n${blocksMarkdown(hidden, style)}` : '';
  return `> [!${kind.toUpperCase()}]${title}\n${quoted(text + below)}`;
}

function explorable(value = ''): string {
  const read = readExplorableValue(value);
  if (!read) throw new NotMarkdown();
  if (Object.keys(read.options).length === 0) return `::explore[${read.name}]`;
  const options = stringify(read.options, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  return `::explore[${read.name}]${options.replace(/^\{ /, '{').replace(/ \}$/, '}')}`;
}

function block(element: Element, style: Style): string {
  const { name, attributes, children } = element;
  const editor = Object.entries(EDITOR_TAGS).find(([, tag]) => tag === name)?.[0];
  if (editor) return fence(`${editor} run`, editorCode(attributes.code ?? ''));
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return `${'#'.repeat(Number(level))} ${inlineMarkdown(children, style).trim()}`;
  switch (name) {
    case 'p':
      if (Object.keys(attributes).length > 0) throw new NotMarkdown();
      return inlineMarkdown(children, style).trim();
    case 'ul':
    case 'ol':
      return list(element, style);
    case 'pre':
      return program(element);
    case 'blockquote':
      return quoted(blocksMarkdown(children, style));
    case 'hr':
      return '---';
    case 'table':
      return table(element, style);
    case 'aside':
      return box(element, style);
    case 'code-exercise':
      return `::exercise[${attributes.id}]`;
    case 'quiz-question':
      return `::quiz[${attributes.id}]`;
    case 'lesson-video':
      return `::video[${attributes.name}]`;
    case 'lesson-explorable':
      return explorable(attributes.view);
    default:
      throw new NotMarkdown();
  }
}

/** Returns the Markdown of blocks; text between them is a block too. Throws NotMarkdown. */
export function blocksMarkdown(nodes: readonly Node[], style: Style, between = '\n\n'): string {
  const parts: string[] = [];
  let line: Node[] = [];
  const flush = () => {
    const text = inlineMarkdown(line, style).trim();
    if (text !== '') parts.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      flush();
      parts.push(block(node, style));
    }
  }
  flush();
  return parts.join(between);
}
