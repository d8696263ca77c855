import type { ProgramFiles } from '@codivia/contract/programs/program';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readDraft, storeDraft } from '../../lib/drafts.ts';
import { useStoredFiles } from './use-stored-files.ts';

const PLACE = 'loops/shapes/en';
const START: ProgramFiles = { 'main.py': 'import shapes', 'shapes.py': 'side = 1' };

const open = () =>
  renderHook(({ files }) => useStoredFiles(PLACE, { kind: 'python', files }), {
    initialProps: { files: START },
  });

beforeEach(() => localStorage.clear());

test('files that are not written follow their author, also those that are added meanwhile', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ 'main.py': 'mine' }));
  rerender({ files: { ...START, 'shapes.py': 'side = 2', 'words.py': 'yes = 1' } });
  expect(result.current.files).toEqual({
    'main.py': 'mine',
    'shapes.py': 'side = 2',
    'words.py': 'yes = 1',
  });
  expect(result.current.changed).toEqual({ 'main.py': 'mine' });
  act(() => result.current.change({ 'main.py': 'mine, and more' }));
  expect(readDraft(`${PLACE}/shapes.py`)).toBeNull();
  expect(readDraft(`${PLACE}/words.py`)).toBeNull();
});

test('a file that its author removes is not shown, and its draft stays', () => {
  storeDraft(`${PLACE}/shapes.py`, 'mine');
  const { result, rerender } = open();
  rerender({ files: { 'main.py': 'import shapes' } });
  act(() => result.current.change({ 'main.py': 'alone' }));
  expect(result.current.files).toEqual({ 'main.py': 'alone' });
  expect(readDraft(`${PLACE}/shapes.py`)).toBe('mine');
});

test('a reset brings back every file, and can be undone', () => {
  storeDraft(PLACE, 'mine');
  storeDraft(`${PLACE}/shapes.py`, 'my shapes');
  const { result } = open();
  act(() => result.current.reset());
  expect(result.current.files).toEqual(START);
  expect([readDraft(PLACE), readDraft(`${PLACE}/shapes.py`)]).toEqual([null, null]);
  act(() => result.current.undoReset?.());
  expect(result.current.changed).toEqual({ 'main.py': 'mine', 'shapes.py': 'my shapes' });
  expect([readDraft(PLACE), readDraft(`${PLACE}/shapes.py`)]).toEqual(['mine', 'my shapes']);
});
