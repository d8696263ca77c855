import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../text/read-blocks.ts';
import { writeBlocks } from '../text/write-blocks.ts';
import { editTable, isInTable, type TableEdit } from './table-edits.ts';

const row = (name: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
const HEAD = row('th', 'A', 'B');
const TABLE = `<table><thead>${HEAD}</thead><tbody>${row('td', 'c', 'd')}${row('td', 'e', 'f')}</tbody></table>\n`;

/** A document with the caret in the text that is these words. */
function at(html: string, words: string): EditorState {
  const doc = readBlocks(html);
  let place = 0;
  doc.descendants((node, from) => {
    if (node.isTextblock && node.textContent === words) place = from + 1;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, place) });
}

/** The state after edits of the table that has the caret. */
function after(state: EditorState, ...edits: TableEdit[]): EditorState {
  return edits.reduce((now, edit) => now.apply(editTable(now, edit) ?? now.tr), state);
}

const flat = ({ doc }: EditorState) => writeBlocks(doc).replaceAll('\n', '');
const table = (head: string, ...body: string[]) =>
  `<table>${head && `<thead>${head}</thead>`}<tbody>${body.join('')}</tbody></table>`;

describe('a table', () => {
  it('gets a row beside the one with the caret, which moves there', () => {
    const state = after(at(TABLE, 'd'), 'row_above');
    expect(flat(state.apply(state.tr.insertText('new')))).toBe(
      table(HEAD, row('td', '', 'new'), row('td', 'c', 'd'), row('td', 'e', 'f')),
    );
    expect(flat(after(at(TABLE, 'f'), 'row_below'))).toBe(
      table(HEAD, row('td', 'c', 'd'), row('td', 'e', 'f'), row('td', '', '')),
    );
  });

  it('keeps its row of headings the first', () => {
    expect(flat(after(at(TABLE, 'A'), 'row_below'))).toBe(
      table(HEAD, row('td', '', ''), row('td', 'c', 'd'), row('td', 'e', 'f')),
    );
  });

  it('gets a column beside the one with the caret, which moves there', () => {
    const state = after(at(TABLE, 'c'), 'column_after');
    expect(flat(state.apply(state.tr.insertText('new')))).toBe(
      table(row('th', 'A', '', 'B'), row('td', 'c', 'new', 'd'), row('td', 'e', '', 'f')),
    );
    expect(flat(after(at(TABLE, 'A'), 'column_before'))).toContain(row('th', '', 'A', 'B'));
  });

  it('writes new cells to the side of their column', () => {
    const html = '<table><tbody><tr><td align="right">1</td></tr></tbody></table>';
    const cells = flat(after(at(html, '1'), 'row_below', 'column_after'));
    expect(cells.match(/<td align="right">/g)).toHaveLength(4);
  });

  it('loses a row or a column, and is gone with the last', () => {
    expect(flat(after(at(TABLE, 'd'), 'remove_row'))).toBe(table(HEAD, row('td', 'e', 'f')));
    expect(flat(after(at(TABLE, 'd'), 'remove_column'))).toBe(
      table(row('th', 'A'), row('td', 'c'), row('td', 'e')),
    );
    expect(flat(after(at(TABLE, 'd'), 'remove_column', 'remove_column'))).toBe('');
    const box = `<aside class="callout callout-tip">${TABLE}</aside>`;
    const rest = after(at(box, 'A'), 'remove_row', 'remove_row', 'remove_row');
    expect(flat(rest)).toBe('<aside class="callout callout-tip"><p></p></aside>');
  });

  it('loses its row of headings, and gets it back byte for byte', () => {
    const without = after(at(TABLE, 'd'), 'toggle_head');
    expect(flat(without)).toBe(
      table('', row('td', 'A', 'B'), row('td', 'c', 'd'), row('td', 'e', 'f')),
    );
    expect(writeBlocks(after(without, 'toggle_head').doc)).toBe(TABLE);
  });

  it('comes out as it was when a row or column is added and deleted again', () => {
    const added = after(at(TABLE, 'd'), 'row_below', 'remove_row', 'column_after', 'remove_column');
    expect(writeBlocks(added.doc)).toBe(TABLE);
  });
});

it('is not elsewhere', () => {
  const state = at(`<p>x</p>${TABLE}`, 'x');
  expect(isInTable(state)).toBe(false);
  expect(editTable(state, 'row_below')).toBeNull();
});
