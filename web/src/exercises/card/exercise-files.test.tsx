import type { PreviewFile } from '@codivia/contract/exercises/base';
import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { renderPage } from '../../test/render.tsx';
import { type OwnFiles, OwnFilesContext } from './own-files.ts';
import { PreviewCard } from './preview-card.tsx';
import { CheckContext } from './use-answer-check.ts';

const FILES: PreviewFile[] = [
  { name: 'menu.json', content: '["Mango"]' },
  { name: 'frog.svg', library: 'frog.svg' },
];
/** Invented. */
const EXERCISE: PreviewExercise = {
  kind: 'web',
  id: 'pond',
  title: 'The pond',
  instructions: '<p>Show the frog.</p>',
  starter: { 'index.html': '<p>' },
  solution: { 'index.html': '<img src="frog.svg">' },
  check: 'expect(1, "x")',
  hints: ['One', 'Two'],
  feedback: {},
  files: FILES,
};

const namesOf = async (program: unknown) =>
  (await (program as PreviewProgram).beside)?.map(({ name, data }) => `${name} ${data.type}`);
const button = (name: string) => screen.getByRole('button', { name });

async function open(exercise: PreviewExercise, mine: ProgramFile[] = []) {
  const preview = new FakePreview();
  const checked: PreviewProgram[] = [];
  const own: OwnFiles = {
    Dialog: ({ open: shown, kind, code, onCode }) =>
      shown && (
        <>
          <p>{`${kind} ${Object.keys(code).join()}`}</p>
          <button
            type="button"
            onClick={() =>
              onCode({ 'index.html': 'mine', 'style.css': 'p {}', 'script.js': 'let a' })
            }
          >
            Unpack
          </button>
        </>
      ),
    read: async () => [],
    readForPreview: async () => mine,
    keep: () => {},
  };
  const check = async (_place: unknown, program: PreviewProgram) => {
    checked.push(program);
    return { passed: false, key: null, fault: null, failure: null };
  };
  if (mine.length > 0) {
    const names = JSON.stringify(mine.map(({ name }) => name));
    localStorage.setItem('room:exercise/l/pond:files', names);
  }
  const view = await act(async () =>
    renderPage(
      <PreviewContext value={() => preview}>
        <CheckContext value={check}>
          <OwnFilesContext value={own}>
            <PreviewCard exercise={exercise} storageKey="l/pond" />
          </OwnFilesContext>
        </CheckContext>
      </PreviewContext>,
    ),
  );
  return { ...view, preview, checked };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => new Response(`content of ${path}`));
});

test('files of an exercise come with the program by their names when it runs and is checked', async () => {
  const { user, preview, checked } = await open(EXERCISE);
  await user.click(button('Run'));
  const wanted = ['menu.json application/json', 'frog.svg image/svg+xml'];
  expect(await namesOf(preview.runs[0]?.program)).toEqual(wanted);
  await user.click(button('Check'));
  expect(await namesOf(checked[0])).toEqual(wanted);
});

test('files come with a page that is completed too', async () => {
  const task = { type: 'fill', file: 'index.html', template: '<img src="⟦frog.svg⟧">' } as const;
  const { user, preview, checked } = await open({
    ...EXERCISE,
    starter: { 'index.html': '' },
    task,
  });
  const wanted = ['menu.json application/json', 'frog.svg image/svg+xml'];
  await user.click(screen.getByText('menu.json'));
  expect(screen.getByRole('region', { name: 'Content of menu.json' })).toHaveTextContent('Mango');
  await user.click(button('Run'));
  expect(await namesOf(preview.runs[0]?.program)).toEqual(wanted);
  await user.type(await screen.findByRole('textbox', { name: /^Blank 1/ }), 'frog.svg');
  await user.click(button('Check'));
  expect(checked[0]?.files['index.html']).toBe('<img src="frog.svg">');
  expect(await namesOf(checked[0])).toEqual(wanted);
});

test('files of the learner lie beside those of the exercise, and never in their place', async () => {
  const mine = ['frog.svg', 'dog.png'].map((name) => ({ name, data: new Blob(['mine']) }));
  const { user, preview } = await open(EXERCISE, mine);
  await user.click(button('Run'));
  const files = await (preview.runs[0]?.program as PreviewProgram | undefined)?.beside;
  expect(files?.map(({ name }) => name)).toEqual(['menu.json', 'frog.svg', 'dog.png']);
  expect(await files?.[1]?.data.text()).toBe('content of /library/frog.svg');
  await user.click(button('Files'));
  expect(screen.getByText('web index.html,style.css,script.js')).toBeVisible();
});

test('a zip replaces the text of every file of the exercise', async () => {
  const starter = { 'index.html': '<p>', 'style.css': '' };
  const { user, preview } = await open({ ...EXERCISE, starter });
  await user.click(button('Files'));
  await user.click(button('Unpack'));
  await user.click(button('Run'));
  expect(preview.runs[0]?.program).toMatchObject({
    files: { 'index.html': 'mine', 'style.css': 'p {}' },
  });
});

test('files of the learner alone are enough', async () => {
  const { files: _, ...exercise } = EXERCISE;
  const mine = [{ name: 'dog.png', data: new Blob(['mine'], { type: 'image/png' }) }];
  const { user, preview } = await open(exercise, mine);
  await user.click(button('Run'));
  expect(await namesOf(preview.runs[0]?.program)).toEqual(['dog.png image/png']);
});

test('without any file the program is alone', async () => {
  const { files: _, ...alone } = EXERCISE;
  const { user, preview } = await open(alone);
  await user.click(button('Run'));
  expect(await namesOf(preview.runs[0]?.program)).toBeUndefined();
});

test('a file of the library that does not come fails the run, not the page', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const { user, preview } = await open(EXERCISE);
  await user.click(button('Run'));
  await expect(namesOf(preview.runs[0]?.program)).rejects.toThrow('frog.svg');
});

test('pictures, sounds and texts can be looked into', async () => {
  const files = [...FILES, { name: 'pop.wav', library: 'bulle.wav' }];
  const { user } = await open({ ...EXERCISE, files });
  await user.click(screen.getByText('menu.json'));
  expect(screen.getByRole('region', { name: 'Content of menu.json' })).toHaveTextContent('Mango');
  await user.click(screen.getByText('frog.svg'));
  expect(await screen.findByAltText('frog.svg')).toHaveAttribute('src', '/library/frog.svg');
  await user.click(screen.getByText('pop.wav'));
  // Its name in the other language leads to the content in that language.
  expect(await screen.findByLabelText('Listen to pop.wav')).toHaveAttribute(
    'src',
    '/library/bulle.wav',
  );
});
