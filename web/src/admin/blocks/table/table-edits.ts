import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { emptyLike, rowsOfTable, type TableRow, withHead, withRows } from './table-rows.ts';

/** The table with the caret, and the place of its cell in it, from 0. */
interface TablePlace {
  table: Node;
  from: number;
  row: number;
  column: number;
}

/** Finds the table with the caret; null outside of every table. */
function tablePlace({ selection: { $from } }: EditorState): TablePlace | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'table') continue;
    const table = $from.node(depth);
    if ($from.depth < depth + 3) return null;
    const before = table.children.slice(0, $from.index(depth));
    const row = before.reduce((sum, part) => sum + part.childCount, $from.index(depth + 1));
    return { table, from: $from.before(depth), row, column: $from.index(depth + 2) };
  }
  return null;
}

/** The changes that can be made to the table that has the caret. */
export const TABLE_EDITS = [
  'row_above',
  'row_below',
  'column_before',
  'column_after',
  'remove_row',
  'remove_column',
  'toggle_head',
] as const;
export type TableEdit = (typeof TABLE_EDITS)[number];

type Edited = { rows: TableRow[]; row: number; column: number };

function addRow(rows: readonly TableRow[], { row, column }: TablePlace, isBelow: boolean): Edited {
  const model = rows[row] as TableRow;
  // Below the last row of the head begins what the table says.
  const isHead = model.isHead && !(isBelow && !rows[row + 1]?.isHead);
  const cells = model.cells.map((cell) => emptyLike(cell, isHead));
  const place = row + (isBelow ? 1 : 0);
  return { rows: rows.toSpliced(place, 0, { isHead, cells }), row: place, column };
}

function addColumn(rows: readonly TableRow[], { row, column }: TablePlace, step: 0 | 1): Edited {
  const place = column + step;
  const wider = rows.map(({ isHead, cells }) => {
    const model = cells[Math.min(column, cells.length - 1)] as Node;
    return { isHead, cells: cells.toSpliced(place, 0, emptyLike(model, isHead)) };
  });
  return { rows: wider, row, column: place };
}

function removeColumn(rows: readonly TableRow[], { row, column }: TablePlace): Edited {
  const narrower = rows.map(({ isHead, cells }) => ({
    isHead,
    cells: cells.filter((_, i) => i !== column),
  }));
  return { rows: narrower, row, column: Math.max(0, column - 1) };
}

function edited(edit: TableEdit, place: TablePlace): Edited {
  const rows = rowsOfTable(place.table);
  switch (edit) {
    case 'row_above':
    case 'row_below':
      return addRow(rows, place, edit === 'row_below');
    case 'column_before':
    case 'column_after':
      return addColumn(rows, place, edit === 'column_after' ? 1 : 0);
    case 'remove_row':
      return { ...place, rows: rows.toSpliced(place.row, 1) };
    case 'remove_column':
      return removeColumn(rows, place);
    case 'toggle_head':
      return { ...place, rows: withHead(rows, !rows[0]?.isHead) };
  }
}

/** The position at which the text of a cell begins, in the document that holds the table at `from`. */
function cellStart(table: Node, from: number, { row, column }: Edited): number {
  const cells: number[][] = [];
  table.descendants((node, at) => {
    if (node.type.name === 'tr') cells.push([]);
    if (node.isTextblock) cells.at(-1)?.push(from + at + 2);
    return !node.isTextblock;
  });
  const starts = cells[Math.min(row, cells.length - 1)] ?? [];
  return starts[Math.min(column, starts.length - 1)] ?? from;
}

/** Changes the table that has the caret; null outside of every table. A table of nothing is removed. */
export function editTable(state: EditorState, edit: TableEdit): Transaction | null {
  const place = tablePlace(state);
  if (!place) return null;
  const { table, from } = place;
  const result = edited(edit, place);
  const next = withRows(table, result.rows);
  const { tr } = state;
  if (!next) {
    const $from = state.doc.resolve(from);
    const canBeEmpty = $from.parent.canReplace($from.index(), $from.index() + 1);
    if (canBeEmpty) tr.delete(from, from + table.nodeSize);
    else tr.replaceWith(from, from + table.nodeSize, state.schema.node('paragraph'));
    return tr.setSelection(Selection.near(tr.doc.resolve(from))).scrollIntoView();
  }
  tr.replaceWith(from, from + table.nodeSize, next);
  return tr
    .setSelection(TextSelection.create(tr.doc, cellStart(next, from, result)))
    .scrollIntoView();
}

/** True where the caret is in a table. */
export const isInTable = (state: EditorState) => tablePlace(state) !== null;
