import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { renderPage } from '../../test/render.tsx';
import { deleteFiles, keepFiles, readContent } from '../files/file-store.ts';
import { CodeFiles } from './code-files.tsx';

vi.mock('../../code/editor/load-editor.ts', () => import('../../code/editor/plain-editor.ts'));

const PLACE = 'python';
const text = (name: string, content: string) =>
  ({ name, format: 'text', content: new TextEncoder().encode(content) }) as const;
const textOf = async (name: string) =>
  new TextDecoder().decode((await readContent(PLACE, name)) ?? undefined);

function open(onRun = () => {}) {
  const shown = createRef<CodeEditorRef>();
  function Room() {
    const [file, setFile] = useState<string | null>(null);
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
  return { ...renderPage(<Room />), shown };
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
