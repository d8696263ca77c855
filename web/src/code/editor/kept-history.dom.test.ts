import { beforeEach, expect, test, vi } from 'vitest';
import { holdPerson, releasePerson } from '../../lib/person.ts';

// The editor itself, which tests of pages replace (src/test/setup.ts).
const { loadEditor } = await vi.importActual<typeof import('./load-editor.ts')>('./load-editor.ts');

// jsdom has no layout: CodeMirror asks for it all the same.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const MAIN = { place: 'python', file: 'main.py' };
const KEY = 'room:python:undo/main.py';

/** Opens the editor as a page does that is loaded. */
async function open(code: string, draft = MAIN) {
  const parent = document.body.appendChild(document.createElement('div'));
  const make = await loadEditor('python', { phrases: {}, draft });
  const handlers = { onChange: vi.fn(), onRun: vi.fn() };
  const editor = make({ parent, code, label: 'Code', describedBy: 'x', ...handlers });
  const text = () => editor.chosen().code;
  const append = (insert: string) => {
    const end = text().length;
    const select = { from: end + insert.length, to: end + insert.length };
    editor.change({ from: end, to: end, insert, select });
  };
  return { editor, text, append };
}

beforeEach(() => localStorage.clear());

test('steps can be undone and done again after the page was loaded again', async () => {
  const before = await open('a');
  before.append('b');
  before.append('c');
  before.editor.command('undo');
  before.editor.destroy();
  const { editor, text } = await open('ab');
  editor.command('redo');
  expect(text()).toBe('abc');
  editor.command('undo');
  editor.command('undo');
  expect(text()).toBe('a');
  editor.destroy();
});

test('what is written is kept after a pause too, and when the page is hidden for good', async () => {
  const { editor, append } = await open('a');
  append('b');
  expect(localStorage.getItem(KEY)).toBeNull();
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toContain('"ab"'));
  append('c');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(KEY)).toContain('"abc"');
  editor.destroy();
});

test.each([
  ['another text', 'other', (kept: string) => kept],
  ['something broken', 'ab', () => '{"text":"ab","steps":{"done":7}}'],
  ['no JSON', 'ab', () => '{'],
])('a history of %s is not taken over', async (_, code, change) => {
  const before = await open('a');
  before.append('b');
  before.editor.destroy();
  localStorage.setItem(KEY, change(localStorage.getItem(KEY) ?? ''));
  const { editor, text } = await open(code);
  editor.command('undo');
  expect(text()).toBe(code);
  editor.destroy();
});

test('a long history loses its oldest steps, and a text that is too long has none', async () => {
  const before = await open('');
  for (let i = 0; i < 8; i++) before.append(`${'x'.repeat(9000)}\n`);
  before.editor.destroy();
  const code = before.text();
  expect((localStorage.getItem(KEY) ?? '').length).toBeLessThanOrEqual(150_000);
  const { editor, text } = await open(code);
  editor.command('undo');
  expect(text().length).toBe(code.length - 9001);
  const other = await open('y'.repeat(200_000));
  other.append('z');
  other.editor.destroy();
  expect(localStorage.getItem(KEY)).toBeNull();
  editor.destroy();
});

test('those of other files give way where the browser is full', async () => {
  const others = ['room:web:undo/index.html', 'room:python:undo/other.py'];
  for (const key of others) localStorage.setItem(key, '{}');
  const real = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (others.some((one) => localStorage.getItem(one) !== null))
      throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, value);
  });
  const { editor, append } = await open('a');
  append('b');
  editor.destroy();
  expect(localStorage.getItem(KEY)).toContain('"ab"');
});

test('nothing is kept for somebody who has signed out in another tab', async () => {
  const user = { id: '1', name: 'Ada' };
  localStorage.setItem('token', 'x');
  localStorage.setItem('user', JSON.stringify(user));
  holdPerson();
  const { editor, append } = await open('a');
  append('b');
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  editor.destroy();
  releasePerson();
  expect(localStorage).toHaveLength(0);
});

test('each file has its own', async () => {
  const before = await open('a');
  before.append('b');
  before.editor.destroy();
  const { editor, text } = await open('ab', { ...MAIN, file: 'other.py' });
  editor.command('undo');
  expect(text()).toBe('ab');
  editor.destroy();
});
