import { tidyInline } from './inline-html.ts';
import { styleOf } from './look.ts';

/** Maximum number of columns that a cell may span. */
const SPAN_MAX = 20;

interface Cell {
  isHead: boolean;
  html: string;
  /** Its alignment as an attribute; empty for the usual one. */
  align: string;
  span: number;
}

function alignOf(cell: Element): string {
  const style = /text-align:\s*(center|right)/.exec(styleOf(cell))?.[1];
  const align = style ?? cell.getAttribute('align')?.toLowerCase();
  return align === 'center' || align === 'right' ? ` align="${align}"` : '';
}

function cellsOf(row: Element, contentOf: (cell: Element) => string): Cell[] {
  const cells = [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName));
  return cells.map((cell) => ({
    isHead: cell.localName === 'th' || row.parentElement?.localName === 'thead',
    html: tidyInline(contentOf(cell)),
    align: alignOf(cell),
    span: Math.min(Number(cell.getAttribute('colspan')) || 1, SPAN_MAX),
  }));
}

/** A row. Cells over several columns are followed by empty ones, so that the columns stay. */
function rowHtml(cells: readonly Cell[], tag: 'th' | 'td'): string {
  const html = cells.map(({ html, align, span }) => {
    const text = tag === 'th' ? html.replace(/<\/?strong>/g, '') : html;
    return `<${tag}${align}>${text}</${tag}>\n${`<${tag}></${tag}>\n`.repeat(span - 1)}`;
  });
  return `<tr>\n${html.join('')}</tr>`;
}

/** Tells whether a row names the columns: by its tags, or because all its text is bold. */
const isHead = (cells: readonly Cell[]) =>
  cells.every((cell) => cell.isHead || /^<strong>[^<]*<\/strong>$/.test(cell.html));

/** Returns a table of texts; null for one that only lays out a page. */
export function tableHtml(table: Element, contentOf: (cell: Element) => string): string | null {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  if (rows.every((row) => row.children.length < 2)) return null;
  const cells = rows.map((row) => cellsOf(row, contentOf));
  const hasHead = isHead(cells[0] ?? []);
  const head = hasHead ? `<thead>\n${rowHtml(cells[0] ?? [], 'th')}\n</thead>\n` : '';
  const body = cells
    .slice(hasHead ? 1 : 0)
    .map((row) => rowHtml(row, 'td'))
    .join('\n');
  return `<table>\n${head}${body && `<tbody>${body}\n</tbody>`}</table>`;
}
