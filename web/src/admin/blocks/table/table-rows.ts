import { Fragment, type Node } from '@tiptap/pm/model';

/** A row of a table: one of its head has cells of headings. */
export interface TableRow {
  isHead: boolean;
  cells: readonly Node[];
}

/** The rows of a table, those of its head first. */
export function rowsOfTable(table: Node): TableRow[] {
  return table.children.flatMap((part) =>
    part.children.map(({ children }) => ({ isHead: part.type.name === 'thead', cells: children })),
  );
}

/** A cell as it is in the head of a table, or below it. */
function cellIn(isHead: boolean, cell: Node): Node {
  if (isHead === (cell.type.name === 'th')) return cell;
  return cell.type.schema.node(isHead ? 'th' : 'td', cell.attrs, cell.content);
}

/** An empty cell, written to the same side as another one of its column. */
export function emptyLike(cell: Node, isHead: boolean): Node {
  return cell.type.schema.node(isHead ? 'th' : 'td', { align: cell.attrs.align });
}

/** The table with other rows; null where nothing of it is left. */
export function withRows(table: Node, rows: readonly TableRow[]): Node | null {
  const { schema } = table.type;
  const parts = (['thead', 'tbody'] as const).flatMap((name) => {
    const own = rows.filter(({ isHead, cells }) => isHead === (name === 'thead') && cells.length);
    return own.length === 0
      ? []
      : schema.node(
          name,
          null,
          own.map(({ cells }) => schema.node('tr', null, cells)),
        );
  });
  return parts.length === 0 ? null : table.copy(Fragment.from(parts));
}

/** The rows where the first is a head, or where none is. */
export function withHead(rows: readonly TableRow[], isWanted: boolean): TableRow[] {
  return rows.map(({ isHead, cells }, i) => {
    const becomes = isWanted && i === 0;
    return isHead === becomes
      ? { isHead, cells }
      : { isHead: becomes, cells: cells.map((cell) => cellIn(becomes, cell)) };
  });
}
