import { expect, test, vi } from 'vitest';

// The editor itself, which tests of pages replace (src/test/setup.ts).
const { loadEditor } = await vi.importActual<typeof import('./load-editor.ts')>('./load-editor.ts');

// jsdom has no layout: CodeMirror asks for it all the same.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

async function mount(code: string) {
  const parent = document.body.appendChild(document.createElement('div'));
  const make = await loadEditor('css', null);
  const handlers = { onChange: vi.fn(), onRun: vi.fn() };
  const editor = make({ parent, code, label: 'Code', describedBy: 'x', ...handlers });
  return { parent, editor };
}

test('problems are marked in the gutter and under what they name, else under the line', async () => {
  const { parent, editor } = await mount('p {\n  colr: red;\n}');
  editor.showProblems([]);
  expect(parent.querySelector('.cm-gutter-lint')).toBeNull();
  editor.showProblems([
    { line: 2, message: 'No such property', isError: false, near: 'colr' },
    { line: 1, message: 'Never ends', isError: true },
    { line: 9, message: 'Gone', isError: true },
  ]);
  await vi.waitFor(() => expect(parent.querySelector('.cm-lintRange-info')).not.toBeNull());
  expect(parent.querySelector('.cm-lintRange-info')).toHaveTextContent(/^colr$/);
  expect(parent.querySelector('.cm-lintRange-error')).toHaveTextContent(/^p \{$/);
  expect(parent.querySelectorAll('.cm-lintRange')).toHaveLength(2);
  expect(parent.querySelector('.cm-gutter-lint')).not.toBeNull();
  editor.showProblems([]);
  await vi.waitFor(() => expect(parent.querySelector('.cm-lintRange')).toBeNull());
  editor.destroy();
});
