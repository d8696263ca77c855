import type { TableEdit } from './table-edits.ts';

/** The keys that change a table, together with Alt and Shift. */
const KEYS = {
  ArrowUp: 'row_above',
  ArrowDown: 'row_below',
  ArrowLeft: 'column_before',
  ArrowRight: 'column_after',
  Backspace: 'remove_row',
  Delete: 'remove_column',
} as const satisfies Record<string, TableEdit>;
type TableKey = keyof typeof KEYS;

/** The change that a pressed key makes to the table that has the caret. */
export function tableEditOf({ key, altKey, shiftKey }: KeyboardEvent): TableEdit | undefined {
  return altKey && shiftKey && key in KEYS ? KEYS[key as TableKey] : undefined;
}

/** The key of an edit, as browsers call it. */
export function tableKeyOf(edit: TableEdit): TableKey | undefined {
  return (Object.keys(KEYS) as TableKey[]).find((key) => KEYS[key] === edit);
}
