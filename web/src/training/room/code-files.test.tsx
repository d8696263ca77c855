import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { renderPage } from '../../test/render.tsx';
import { deleteFiles, keepFiles, readContent } from '../files/file-store.ts';
import { CodeFiles, type ShownFile } from './code-files.tsx';

const PLACE = 'python';
const text = (name: string, content: string) =>
  ({ name, format: 'text', content: new TextEncoder().encode(content) }) as const;
const textOf = async (name: string) =>
  new TextDecoder().decode((await readContent(PLACE, name)) ?? undefined);

function open(onRun = () => {}) {
  const shown = createRef<CodeEditorRef>();
  let lead = (_file: ShownFile) => {};
  function Room() {
    const [file, setFile] = useState<ShownFile | null>(null);
    lead = setFile;
    return (
      <CodeFiles
        place={PLACE}
        kind="python"
        file={file}
        onFile={setFile}
        onRun={onRun}
        editor={shown}
      >
        <p>The program</p>
      </CodeFiles>
    );
  }
  return { ...renderPage(<Room />), shown, lead: (file: ShownFile) => act(async () => lead(file)) };
}

test('code files beside a program are tabs, and what is written in them is kept', async () => {
  const { user, shown } = open();
  expect(screen.queryByRole('tab')).toBeNull();
  await act(() => keepFiles(PLACE, [text('helper.py', 'x = 1'), text('data.csv', 'a,b')]));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['main.py', 'helper.py']);
  expect(screen.getByText('The program')).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'helper.py' }));
  const editor = await screen.findByRole('textbox', { name: 'Text of helper.py' });
  expect(editor).toHaveValue('x = 1');
  expect(screen.queryByText('The program')).toBeNull();
  await user.type(editor, '0');
  expect(shown.current?.chosen()?.code).toBe('x = 10');
  await user.click(screen.getByRole('tab', { name: 'main.py' }));
  expect(screen.getByText('The program')).toBeVisible();
  await waitFor(async () => expect(await textOf('helper.py')).toBe('x = 10'));

  await act(() => deleteFiles(PLACE, ['helper.py', 'data.csv']));
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
});

test('a problem in a file leads to its tab and its line, though there are more files than tabs', async () => {
  const names = Array.from({ length: 13 }, (_, i) => `part${String(i).padStart(2, '0')}.py`);
  await keepFiles(
    PLACE,
    names.map((name) => text(name, 'a = 1\nb = 2\nc = 3\n')),
  );
  const { lead } = open();
  expect(await screen.findAllByRole('tab')).toHaveLength(13);
  await lead({ name: 'part12.py', line: 2 });
  const editor = await screen.findByRole('textbox', { name: 'Text of part12.py' });
  expect(screen.getByRole('tab', { name: 'part12.py' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(editor).toHaveAttribute('data-line', '2'));
  await lead({ name: 'part12.py', line: 3 });
  expect(editor).toHaveAttribute('data-line', '3');
  await act(() => deleteFiles(PLACE, names));
});
