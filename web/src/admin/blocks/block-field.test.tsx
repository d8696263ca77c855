import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import BlockField from './block-field.tsx';
import type { DialogProps } from './views/block-context.ts';

const TEXT = '<h2>First</h2>\n<p>One</p><p>Two</p>\n<quiz-question id="why"></quiz-question>\n';

beforeEach(() => {
  // jsdom measures no text; the editor asks for it when it scrolls to the caret.
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

/** A dialog that writes its element at once. */
function Answer({ name, onInsert }: DialogProps) {
  return (
    <button type="button" onClick={() => onInsert(`<${name}-editor code="1"></${name}-editor>`)}>
      Write it
    </button>
  );
}

function open(html: string, other = html) {
  const onChange = vi.fn();
  const onEditExercise = vi.fn();
  function Field() {
    const [written, setWritten] = useState(html);
    return (
      <>
        <button type="button" onClick={() => setWritten(TEXT.replace('Two', 'Three'))}>
          Theirs
        </button>
        <BlockField
          label="Content"
          language="en"
          html={written}
          other={other}
          limit={10_000}
          exercises={[{ id: 'why', title: 'Why?', tag: 'quiz-question' }]}
          Dialogs={Answer}
          onEditExercise={onEditExercise}
          newExercises={[{ kind: 'quiz', name: 'Question' }]}
          onNewExercise={() => '<quiz-question id="new"></quiz-question>'}
          onChange={(next) => {
            onChange(next);
            setWritten(next);
          }}
        />
      </>
    );
  }
  const { user } = renderPage(<Field />, { language: 'en' });
  const text = () => screen.getByRole('textbox', { name: 'Content' });
  const latest = () => onChange.mock.lastCall?.[0];
  return { user, text, latest, onChange, onEditExercise };
}

it('shows the blocks, and reports nothing that nobody wrote', async () => {
  const { user, text, onChange, onEditExercise } = open(TEXT);
  expect(within(text()).getByRole('heading', { name: 'First' })).toBeVisible();
  await user.click(await within(text()).findByRole('button', { name: 'Edit: Question: Why?' }));
  expect(onEditExercise).toHaveBeenCalledWith('why');
  expect(onChange).not.toHaveBeenCalled();
});

it('inserts what the menu offers, with keys alone', async () => {
  const { user, latest } = open(TEXT);
  await user.click(screen.getByRole('button', { name: 'Insert a block' }));
  const menu = await screen.findByRole('listbox', { name: 'Insert' });
  expect(within(menu).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(within(menu).getByRole('option', { name: 'Box: Tip' }));
  const box =
    '<aside class="callout callout-tip">\n<p class="callout-title">Tip</p>\n<p></p>\n</aside>';
  await waitFor(() => expect(latest()).toContain(box));
  expect(latest().replace(`${box}\n`, '')).toBe(TEXT);
});

it('asks for a program, and makes an exercise', async () => {
  const { user, latest } = open('');
  await user.click(screen.getByRole('button', { name: 'Insert a block' }));
  await user.click(await screen.findByRole('option', { name: 'Python editor' }));
  await user.click(await screen.findByRole('button', { name: 'Write it' }));
  await waitFor(() => expect(latest()).toBe('<python-editor code="1"></python-editor>'));
  await user.click(screen.getByRole('button', { name: 'Insert a block' }));
  await user.click(await screen.findByRole('option', { name: 'New: Question' }));
  await waitFor(() => expect(latest()).toContain('<quiz-question id="new"></quiz-question>'));
});

it('moves a block and says so, and undoes it', async () => {
  const { user, latest } = open(TEXT);
  await user.click(screen.getByRole('button', { name: 'Move the block down' }));
  expect(screen.getByRole('status')).toHaveTextContent('Moved to place 2 of 4.');
  expect(latest()).toBe(TEXT.replace(/^(.*\n)(<p>One<\/p>)/, '$2$1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(latest()).toBe(TEXT);
});

it('follows a text that came from elsewhere', async () => {
  const { user, text, onChange } = open(TEXT);
  await user.click(screen.getByRole('button', { name: 'Theirs' }));
  expect(await within(text()).findByText('Three')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

it('marks where the other language has other blocks, and leads there', async () => {
  const other =
    '<h2>A</h2>\n<ul><li>B</li></ul><p>C</p>\n<quiz-question id="why"></quiz-question><p>D</p>';
  const { user, text } = open(`${TEXT}<p>Three</p><pre><code>x</code></pre>`, other);
  const marks = await screen.findByRole('list', { name: 'Differences from the other language' });
  const names = () =>
    within(marks)
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel);
  expect(names()).toEqual([
    'The other language has 1 more block here.',
    'Block 3 is not in the other language.',
    'Block 6 is not in the other language.',
  ]);
  await user.click(within(marks).getByRole('button', { name: /^Block 6/ }));
  expect(text()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove the block' }));
  expect(names()).toHaveLength(2);
});

it.each([
  ['the same blocks', TEXT.replace('One', 'Un')],
  ['no text yet', ''],
])('marks nothing where the other language has %s', (_, other) => {
  open(TEXT, other);
  expect(screen.queryByRole('list', { name: /^Differences/ })).not.toBeInTheDocument();
});

it('adds rows and columns to a table, by its menu and by keys', async () => {
  const { user, text, latest } = open('');
  const menu = () => user.click(screen.getByRole('button', { name: 'Table' }));
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: 'Insert a table' }));
  await waitFor(() => expect(text()).toHaveFocus());
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: /^Add a column on the right/ }));
  await waitFor(() => expect(text()).toHaveFocus());
  expect(within(text()).getAllByRole('columnheader')).toHaveLength(3);
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(within(text()).getAllByRole('row')).toHaveLength(3);
  expect(latest().match(/<td>/g)).toHaveLength(6);
});
