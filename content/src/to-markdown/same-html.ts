import { isBlock, isElement, type Node, readHtml } from './html-tree.ts';

/** A text with blanks as they show: none beside blocks, one elsewhere. */
function shownText(
  text: string,
  siblings: readonly Node[],
  index: number,
  inBlock: boolean,
): string {
  const shown = text.replace(/[ \t\n\r\f]+/g, ' ');
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const isFirst = before === undefined ? inBlock : isBlock(before);
  const isLast = after === undefined ? inBlock : isBlock(after);
  const start = isFirst && shown.startsWith(' ') ? 1 : 0;
  return shown.slice(
    start,
    isLast && shown.endsWith(' ') ? Math.max(start, shown.length - 1) : undefined,
  );
}

function written(siblings: readonly Node[], inBlock: boolean, isCode: boolean): string {
  const parts = siblings.map((node, index) => {
    if (!isElement(node)) {
      const text = isCode ? node : shownText(node, siblings, index, inBlock);
      return text && JSON.stringify(text);
    }
    const attributes = Object.entries(node.attributes).sort(([a], [b]) => (a < b ? -1 : 1));
    const inner = written(node.children, isBlock(node), isCode || node.name === 'pre');
    return `<${node.name} ${JSON.stringify(attributes)}>${inner}</>`;
  });
  return parts.join('');
}

/** A form of sanitized HTML that is the same for HTML that looks the same: blanks between blocks do not count. */
export const shownForm = (html: string): string => written(readHtml(html), true, false);
