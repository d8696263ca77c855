import { afterEach, expect, test, vi } from 'vitest';
import type { CodeLanguage, EditorHandle, EditorTools } from './editor-handle.ts';

const FRENCH: EditorTools = { phrases: { Find: 'Chercher', next: 'suivant' } };

const open: EditorHandle[] = [];

afterEach(() => {
  // Removing a focused editor is a blur, on which its completion looks again a moment later: an editor
  // that is not destroyed outlives its test.
  for (const editor of open.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

// The editor itself, which tests of pages replace (src/test/setup.ts).
const { loadEditor } = await vi.importActual<typeof import('./load-editor.ts')>('./load-editor.ts');

// jsdom has no layout: CodeMirror asks for it all the same.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

async function mount(language: CodeLanguage, code: string, tools: EditorTools | null = FRENCH) {
  const onChange = vi.fn();
  const onRun = vi.fn();
  const onFormat = vi.fn();
  const parent = document.body.appendChild(document.createElement('div'));
  const editor = (await loadEditor(language, tools))({
    parent,
    code,
    label: 'Code',
    describedBy: 'hint',
    placeholder: 'Write here',
    onChange,
    onRun,
    onFormat,
  });
  open.push(editor);
  const lines = () => [...parent.querySelectorAll('.cm-line')].map((line) => line.textContent);
  const field = parent.querySelector<HTMLElement>('.cm-content');
  const press = (key: string, more: KeyboardEventInit = {}) =>
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return { editor, parent, lines, press, onChange, onRun, onFormat };
}

test.each(['python', 'html', 'css', 'javascript'] as const)(
  '%s is highlighted',
  async (language) => {
    const samples = {
      python: 'def f(): return "a"',
      html: '<p class="a">b</p>',
      css: 'p { color: red; }',
      javascript: 'const a = "b";',
    };
    const { parent } = await mount(language, samples[language]);
    // The editor reads a text in slices of time: on a slow machine the colours come a little later.
    const coloured = () => parent.querySelectorAll('.cm-line span').length;
    await vi.waitFor(() => expect(coloured()).toBeGreaterThan(1));
  },
);

test('an edit is told, a change by the page is not; both can be undone', async () => {
  const { editor, lines, onChange } = await mount('python', 'a');
  editor.setCode('b');
  expect(onChange).not.toHaveBeenCalled();
  editor.command('undo');
  expect(lines()).toEqual(['a']);
  expect(onChange).toHaveBeenLastCalledWith('a');
  editor.command('redo');
  expect(lines()).toEqual(['b']);
  editor.type('c');
  expect(onChange).toHaveBeenLastCalledWith('cb');
});

test('a lesson has find and replace once they are asked for', async () => {
  const { parent, press } = await mount('python', 'a b a', null);
  press('f', { ctrlKey: true });
  await vi.waitFor(() => expect(parent.querySelector('[name=replace]')).not.toBeNull());
});

test('several places of the same word are edited at once', async () => {
  const { editor, lines, press } = await mount('python', 'cat + cat');
  editor.change({ from: 0, to: 3, insert: 'cat', select: { from: 0, to: 3 } });
  press('d', { ctrlKey: true });
  editor.type('dog');
  expect(lines()).toEqual(['dog + dog']);
});

test('whether long lines go on below can be changed', async () => {
  const { editor, parent } = await mount('python', 'a');
  const wraps = () => parent.querySelector('.cm-lineWrapping') !== null;
  editor.setWrap(true);
  expect(wraps()).toBe(true);
  editor.setWrap(false);
  expect(wraps()).toBe(false);
});

test('a change is one step that is undone alone, and leaves the focus where it is', async () => {
  const { editor, lines } = await mount('python', 'x=1');
  editor.type('2');
  editor.change({ from: 2, to: 3, insert: ' = ', select: { from: 5, to: 5 }, keepFocus: true });
  expect(lines()).toEqual(['2x = 1']);
  expect(editor.chosen()).toMatchObject({ from: 5, to: 5 });
  editor.command('undo');
  expect(lines()).toEqual(['2x=1']);
  editor.command('undo');
  expect(lines()).toEqual(['x=1']);
});

test('Shift, Alt and F format, whatever letter they write', async () => {
  const { press, onFormat } = await mount('python', 'a');
  press('Ï', { code: 'KeyF', shiftKey: true, altKey: true });
  press('F', { code: 'KeyF', shiftKey: true });
  expect(onFormat).toHaveBeenCalledOnce();
});

test('brackets and quotes close themselves in a room', async () => {
  const { editor, lines } = await mount('python', '');
  editor.type('(');
  editor.type('"');
  expect(lines()).toEqual(['("")']);
  editor.type('"');
  editor.type(')');
  expect(lines()).toEqual(['("")']);
});

test('in a lesson they do not', async () => {
  const { editor, lines } = await mount('python', '', null);
  editor.type('(');
  expect(lines()).toEqual(['(']);
});

test('each language has its own indent', async () => {
  const python = await mount('python', 'x');
  python.editor.command('indent');
  expect(python.lines()).toEqual(['    x']);
  python.editor.command('outdent');
  expect(python.lines()).toEqual(['x']);
  const css = await mount('css', 'x');
  css.editor.command('indent');
  expect(css.lines()).toEqual(['  x']);
});

test('find speaks the language of the page, and Escape closes it before it lets Tab leave', async () => {
  const { editor, parent, press } = await mount('python', 'a');
  editor.command('find');
  expect(parent.querySelector('[name=search]')).toHaveAttribute('aria-label', 'Chercher');
  expect(parent.querySelector('[name=next]')).toHaveTextContent('suivant');
  press('Escape');
  expect(parent.querySelector('[name=search]')).toBeNull();
});

test('Ctrl and Enter run', async () => {
  const { press, onRun } = await mount('python', 'a');
  press('Enter', { ctrlKey: true });
  expect(onRun).toHaveBeenCalledOnce();
});

test('the line of an error is marked until the code changes', async () => {
  const { editor, parent } = await mount('python', 'a\nb');
  editor.markLine(2);
  expect(parent.querySelector('.cm-failed-line')).toHaveTextContent('b');
  editor.type('c');
  expect(parent.querySelector('.cm-failed-line')).toBeNull();
  editor.markLine(99);
  expect(parent.querySelector('.cm-failed-line')).toBeNull();
});

test('without code it says what belongs there', async () => {
  const { parent } = await mount('python', '');
  expect(parent.querySelector('.cm-placeholder')).toHaveTextContent('Write here');
});
