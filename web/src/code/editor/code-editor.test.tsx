import { act, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { CodeEditor, type CodeEditorRef } from './code-editor.tsx';
import { FontSizeControl } from './font-size-control.tsx';
import { RunBar } from './run-bar.tsx';

/** jsdom has no layout, so nothing is near until it is focused. */
class NeverNear {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', NeverNear));

async function show(room: boolean) {
  const onChange = vi.fn();
  const editor = (
    <>
      <CodeEditor
        room={room}
        language="python"
        code="x = 1"
        label="My code"
        failedLine={null}
        onChange={onChange}
        onRun={() => {}}
      />
      <FontSizeControl />
    </>
  );
  const view = await act(async () => renderPage(editor));
  return { ...view, onChange };
}

const come = () => screen.findByRole('textbox', { name: 'My code' });

test('its code can be read before it comes; focusing it fetches it and keeps the focus', async () => {
  await show(false);
  const plain = screen.getByRole('group', { name: 'My code' });
  expect(plain).toHaveTextContent('x = 1');
  await act(async () => plain.focus());
  expect(await come()).toHaveFocus();
});

test.each([
  ['a room', true],
  ['a lesson', false],
])('%s has a bar of symbols, which types, and is one stop of the Tab key', async (_, room) => {
  const { user, onChange } = await show(room);
  await act(async () => screen.getByLabelText('My code').focus());
  await come();
  const bar = screen.getByRole('toolbar', { name: 'Symbols' });
  await user.click(screen.getByRole('button', { name: 'Insert :' }));
  expect(onChange).toHaveBeenLastCalledWith('x = 1:');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await come()).toHaveAttribute('data-command', 'undo');
  expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  screen.getByRole('button', { name: 'Indent' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Insert (' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Indent' })).toHaveFocus();
});

test('its code is formatted by a key and by a button; what cannot be read stays, with its line marked', async () => {
  function Page() {
    const [code, setCode] = useState('p{color:red}');
    const editor = useRef<CodeEditorRef>(null);
    return (
      <>
        <CodeEditor
          ref={editor}
          language="css"
          code={code}
          label="My code"
          failedLine={null}
          onChange={setCode}
        />
        <RunBar
          busy={false}
          editor={editor}
          onRun={() => {}}
          onStop={() => {}}
          onReset={() => setCode('p {\n}}')}
          onUndoReset={null}
        />
      </>
    );
  }
  const { user } = await act(async () => renderPage(<Page />));
  // Before the editor is there: it comes, and its code is formatted then.
  await user.click(screen.getByRole('button', { name: 'Format' }));
  const field = await come();
  await waitFor(() => expect(field).toHaveValue('p {\n  color: red;\n}\n'));
  expect(await screen.findByText('The code is formatted.')).toBeVisible();
  field.focus();
  await user.keyboard('{Alt>}{Shift>}F{/Shift}{/Alt}');
  expect(await screen.findByText('The code was already well formatted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Format' }));
  expect(await screen.findByText(/^Nothing was changed: line 2 can’t be read/)).toBeVisible();
  expect(field).toHaveValue('p {\n}}');
  expect(field).toHaveAttribute('data-failed-line', '2');
});

test('its text grows and shrinks, and stays so', async () => {
  const first = await show(true);
  const larger = screen.getByRole('button', { name: 'Larger text' });
  await first.user.click(larger);
  expect(screen.getByRole('status')).toHaveTextContent('18 pixels');
  first.unmount();
  const { user } = await show(true);
  expect(screen.getByRole('status')).toHaveTextContent('18 pixels');
  for (let i = 0; i < 9; i++) await user.click(screen.getByRole('button', { name: 'Larger text' }));
  expect(screen.getByRole('button', { name: 'Larger text' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the page takes in a key before the next one is pressed', async () => {
  function Page() {
    const [code, setCode] = useState('');
    return (
      <>
        <CodeEditor
          language="python"
          code={code}
          label="My code"
          failedLine={null}
          onChange={setCode}
          onRun={() => {}}
        />
        <output>{code}</output>
      </>
    );
  }
  await act(async () => renderPage(<Page />));
  await act(async () => screen.getByRole('group', { name: 'My code' }).focus());
  const field = (await come()) as HTMLTextAreaElement;
  for (const typed of ['a', 'ab', 'abc']) {
    field.value = typed;
    field.dispatchEvent(new Event('input'));
    expect(screen.getByRole('status')).toHaveTextContent(typed);
  }
  expect(field).toHaveValue('abc');
});
