import type { Language } from '@codivia/contract/api/language';
import type { PreviewEvent } from '@codivia/runners/preview/preview';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { renderPage } from '../../test/render.tsx';
import { START_FILES } from './start-files.ts';
import { WebRoomPage } from './web-room-page.tsx';

afterEach(() => vi.restoreAllMocks());

const EDITORS = {
  en: (file: string) => `Your ${file} code`,
  fr: (file: string) => `Ton code ${file}`,
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

async function open(language: Language = 'en') {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <WebRoomPage />
    </PreviewContext>
  );
  const view = await act(async () => renderPage(page, { language, at: '/webtraining' }));
  const editorOf = (file: string) =>
    screen.findByRole('textbox', { name: EDITORS[language](file) });
  return { ...view, preview, editorOf, editor: await editorOf('HTML') };
}

/** Waits for the moment that a page is about to run. */
const untilRun = (preview: FakePreview) => vi.waitFor(() => expect(preview.runs).toHaveLength(1));

test.each(['en', 'fr'] as const)(
  'opens with its HTML, shows no preview, and runs nothing by itself (%s)',
  async (language) => {
    const { editor, preview } = await open(language);
    expect(editor).toHaveValue(START_FILES[language]['index.html']);
    expect(tab('HTML')).toHaveAttribute('aria-selected', 'true');
    expect(
      screen.getByText(language === 'en' ? 'Nothing to see yet' : 'Rien à voir pour l’instant'),
    ).toBeVisible();
    expect(preview.starts).toBe(1);
    expect(preview.runs).toEqual([]);
  },
);

test('runs all three files as they stand, and stops them', async () => {
  const { editor, editorOf, preview, user } = await open();
  await user.clear(editor);
  await user.type(editor, '<p>hi</p>');
  await user.click(tab('CSS'));
  const css = await editorOf('CSS');
  expect(css).toHaveValue(START_FILES.en['style.css']);
  await user.clear(css);
  await user.type(css, 'p {{ }');
  await user.click(tab('JavaScript'));
  await editorOf('JavaScript');
  await user.click(button('Run'));
  expect(screen.getByText('Getting ready…')).toBeVisible();
  await untilRun(preview);
  expect(preview.runs[0]?.program).toEqual({
    files: { ...START_FILES.en, 'index.html': '<p>hi</p>', 'style.css': 'p { }' },
    beside: [],
  });
  expect(preview.fetches).toBeGreaterThan(0);
  expect(screen.queryByText('Nothing to see yet')).toBeNull();
  await user.click(button('Stop'));
  expect(screen.getByText('Nothing to see yet')).toBeVisible();
});

test('what is written is still there after a look at another file, and can be brought back', async () => {
  const { editor, editorOf, user } = await open();
  await user.type(editor, '<b>more</b>');
  await user.click(tab('JavaScript'));
  await editorOf('JavaScript');
  await user.click(tab('HTML'));
  const changed = `${START_FILES.en['index.html']}<b>more</b>`;
  expect(await editorOf('HTML')).toHaveValue(changed);
  await user.click(button('Reset'));
  expect(await editorOf('HTML')).toHaveValue(START_FILES.en['index.html']);
  await user.click(button('Bring my code back'));
  expect(await editorOf('HTML')).toHaveValue(changed);
});

test('an error in another file is told by its tab, and one press leads to its line', async () => {
  const { editorOf, preview, user } = await open();
  await user.click(button('Run'));
  await untilRun(preview);
  const entry = {
    kind: 'error',
    name: 'ReferenceError',
    text: 'strar is not defined',
    position: { file: 'script.js', line: 4 },
    count: 1,
  } as const;
  act(() => preview.runs[0]?.emit({ kind: 'console', dropped: 0, entries: [entry] }));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in script.js, line 4');
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody knows strar here.');
  expect(tab(/^JavaScript/)).toHaveAccessibleName(/There is an error in this file\.$/);
  expect(tab('HTML')).toHaveAttribute('aria-selected', 'true');
  await user.click(button('Go to line 4'));
  const script = await editorOf('JavaScript');
  await vi.waitFor(() => expect(script).toHaveAttribute('data-line', '4'));
  expect(script).toHaveAttribute('data-failed-line', '4');
});

test('the height of the preview is changed by keyboard, within its limits', async () => {
  const { user } = await open();
  const handle = screen.getByRole('separator', { name: 'Height of the preview' });
  expect(handle).toHaveAttribute('aria-valuenow', '300');
  act(() => handle.focus());
  await user.keyboard('{ArrowDown}');
  expect(handle).toHaveAttribute('aria-valuenow', '320');
  await user.keyboard('{End}{ArrowDown}');
  expect(handle).toHaveAttribute('aria-valuenow', '700');
  await user.keyboard('{Home}{ArrowUp}');
  expect(handle).toHaveAttribute('aria-valuenow', '220');
});

test('saves the whole page as one file', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        saved.push(file);
        return 'blob:file';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await open();
  await user.click(button('Save'));
  expect(names).toEqual(['my-page.html']);
  const text = await saved[0]?.text();
  expect(text).toContain('<button id="star">');
  expect(text).toContain('let clicks = 0;');
});

test.each(['left', 'unavailable'] as const)('says when the page is %s', async (kind) => {
  const { preview, user } = await open();
  await user.click(button('Run'));
  await untilRun(preview);
  act(() => preview.runs[0]?.emit({ kind }));
  const message = /Your code is safe|works in a saved page/;
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(button('Run')).toBeVisible();
});

test('asks what the program asks, gives the answer back, keeps what it keeps and offers its files', async () => {
  const { preview, user } = await open();
  await user.click(button('Run'));
  await untilRun(preview);
  const reply = vi.fn();
  const emit = (event: PreviewEvent) => act(() => preview.runs[0]?.emit(event));
  emit({ kind: 'ask', question: { kind: 'prompt', text: 'Your name?', initial: 'Bob' }, reply });
  emit({ kind: 'ask', question: { kind: 'confirm', text: 'Sure?', initial: '' }, reply });
  const field = screen.getByRole('textbox', { name: 'Your name?' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Ada{Enter}');
  expect(reply).toHaveBeenLastCalledWith('Ada');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Sure?');
  await user.click(button('Cancel'));
  expect(reply).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  emit({ kind: 'kept', local: { best: '7' } });
  emit({ kind: 'file', name: 'a.txt', data: new Blob(['a']) });
  emit({ kind: 'file', name: 'a.txt', data: new Blob(['b']) });
  expect(button('Save a-2.txt')).toBeVisible();
  await user.click(button('Run'));
  await vi.waitFor(() => expect(preview.runs).toHaveLength(2));
  expect(preview.runs[1]?.local).toEqual({ best: '7' });
});
