import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findEditor, renderPython } from '../../test/render-python.tsx';
import { PythonEditor } from './python-editor.tsx';

const program = (lines: number) =>
  Array.from({ length: lines }, (_, i) => `print(${i})`).join('\n');
const shows = (name: string) => screen.queryByRole('button', { name });

async function open(lines: number) {
  const view = await renderPython(<PythonEditor code={program(lines)} storageKey={null} />);
  return { ...view, editor: await findEditor('Python code') };
}

test('a program of twelve lines is shown whole', async () => {
  await open(12);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('a longer one is folded and runs as it is', async () => {
  const { user, runner } = await open(13);
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(runner.runs[0]?.source).toBe(program(13));
  expect(shows('Show all 13 lines')).toBeVisible();
});

test('a press opens it, and the focus stays near without opening a keyboard', async () => {
  const { user, editor } = await open(13);
  await user.click(screen.getByRole('button', { name: 'Show all 13 lines' }));
  expect(shows('Show all 13 lines')).toBeNull();
  expect(document.activeElement).toContainElement(editor);
  expect(editor).not.toHaveFocus();
});

test('writing in it opens it', async () => {
  const { user, editor } = await open(13);
  await user.type(editor, '#');
  expect(shows('Show all 13 lines')).toBeNull();
});
