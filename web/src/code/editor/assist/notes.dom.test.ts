import { activateHover, EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AssistedCode, EditorHandle } from '../editor-handle.ts';

const open: EditorHandle[] = [];

beforeEach(() => {
  // jsdom has no layout: CodeMirror asks for it all the same.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

// The editor itself, which tests of pages replace (src/test/setup.ts).
const { loadEditor } =
  await vi.importActual<typeof import('../load-editor.ts')>('../load-editor.ts');

/** A lesson's editor with the cursor at a bar in the code. */
async function mount(marked: string, library: AssistedCode['library'] = null) {
  const parent = document.body.appendChild(document.createElement('div'));
  const onChange = vi.fn();
  const load = await loadEditor(library ? 'javascript' : 'python', null);
  const editor = load({
    parent,
    code: marked.replace('|', ''),
    caret: marked.indexOf('|'),
    label: 'Code',
    describedBy: 'hint',
    library,
    onChange,
    onRun: () => {},
  });
  open.push(editor);
  const content = parent.querySelector<HTMLElement>('.cm-content');
  /** Rests with the mouse over a place. */
  const hover = (at: number) => {
    const view = content && EditorView.findFromDOM(content);
    content?.dispatchEvent(new MouseEvent('mouseenter'));
    return vi.waitFor(() => {
      if (view) activateHover(view, at, 1);
      expect(note()).not.toBeNull();
    });
  };
  const press = (key: string) =>
    content?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const note = () => parent.querySelector<HTMLElement>('.cm-note');
  const announcement = () => parent.querySelector('.cm-announced')?.textContent ?? '';
  return { editor, press, hover, note, announcement, onChange, code: () => editor.chosen().code };
}

test('F1 explains in the language of the page, to screen readers too; Escape closes it', async () => {
  document.documentElement.lang = 'fr';
  const { press, note, announcement } = await mount('ci|rcle(1, 2, 3);', 'p5');
  press('F1');
  await vi.waitFor(() => expect(note()).not.toBeNull());
  expect(note()).toHaveTextContent('circle(x, y, diameter) Dessine un cercle autour d’un point.');
  expect(announcement()).toContain('Dessine un cercle');
  press('Escape');
  expect(note()).toBeNull();
});

test('what is shown of the name under the mouse is closed by Escape wherever the focus is', async () => {
  const { hover, note, press } = await mount('|circle(1, 2, 3);', 'p5');
  const button = document.body.appendChild(document.createElement('button'));
  const listener = vi.fn();
  button.addEventListener('keydown', listener);
  const pressEscape = () =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await hover(2);
  expect(note()).toHaveTextContent('circle');
  pressEscape();
  expect(note()).toBeNull();
  expect(listener).not.toHaveBeenCalled();
  pressEscape();
  expect(listener).toHaveBeenCalledOnce();
  await hover(2);
  press('Escape');
  expect(note()).toBeNull();
});

test('F1 says so where there is nothing to explain', async () => {
  const { press, note } = await mount('1 +| 2');
  press('F1');
  await vi.waitFor(() => expect(note()).toHaveTextContent('Put the cursor on a name'));
});

test('F2 renames in one step, and says how many places', async () => {
  const { editor, press, note, announcement, code, onChange } = await mount(
    'sc|ore = 1\nprint(score)',
  );
  press('F2');
  await vi.waitFor(() => expect(note()).not.toBeNull());
  const field = note()?.querySelector('input');
  if (!field) throw new Error('There is no field');
  expect(field).toHaveAccessibleName('New name');
  expect(field).toHaveValue('score');

  field.value = 'print';
  note()?.querySelector('form')?.requestSubmit();
  expect(note()?.querySelector('[role=alert]')).toHaveTextContent('already has this name');
  expect(code()).toBe('score = 1\nprint(score)');

  field.value = 'points';
  note()?.querySelector('form')?.requestSubmit();
  expect(code()).toBe('points = 1\nprint(points)');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('points = 1\nprint(points)');
  expect(note()).toBeNull();
  expect(announcement()).toContain('2 places renamed.');
  editor.command('undo');
  expect(code()).toBe('score = 1\nprint(score)');
});

test('Escape leaves the field and changes nothing', async () => {
  const { press, note, code } = await mount('sc|ore = 1');
  press('F2');
  await vi.waitFor(() => expect(note()).not.toBeNull());
  const field = note()?.querySelector('input');
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(note()).toBeNull();
  expect(code()).toBe('score = 1');
});

test('F2 says why a name cannot be renamed', async () => {
  const { press, note } = await mount('pr|int(1)');
  press('F2');
  await vi.waitFor(() => expect(note()).toHaveTextContent('This name is not yours'));
});
