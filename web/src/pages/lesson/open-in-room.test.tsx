import 'fake-indexeddb/auto';
import type { CodeExercise } from '@codivia/contract/exercises/learner';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sharedPlace, workIn } from '../../code/tools/sharing/share-link.ts';
import { exerciseFilesPlace, fileNames } from '../../lib/files/has-files.ts';
import { renderPage } from '../../test/render.tsx';
import { keepFiles } from '../../training/files/file-store.ts';
import { OpenInRoom } from './open-in-room.tsx';

const PROJECT = {
  kind: 'python',
  id: 'report',
  title: 'Report',
  instructions: '',
  check: '',
  hints: [],
  feedback: {},
  starter: { 'main.py': '' },
  solution: { 'main.py': 'print(1)' },
  task: { type: 'open', checklist: [] },
  files: [{ name: 'dogs.csv', content: 'day,dogs' }],
} as CodeExercise;

function open(exercise: CodeExercise) {
  return renderPage(
    <OpenInRoom exercise={exercise} answer={{ code: 'print(2)' }} place="data/report/en" />,
  );
}

const press = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Open in the training room' }));

test('a project is opened in its room with its files and those of the learner', async () => {
  const own = exerciseFilesPlace('data/report/en');
  const content = new TextEncoder().encode('1');
  await keepFiles(own, [{ name: 'mine.csv', format: 'text', content }]);
  const view = open(PROJECT);
  await press(view);
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/playground'));
  const { hash } = view.router.state.location;
  expect((await workIn(hash, 'python')).files).toEqual({ 'main.py': 'print(2)' });
  expect(fileNames(sharedPlace('python', hash))).toEqual(['dogs.csv', 'mine.csv']);
});

test('it says so when a file cannot be fetched, and stays', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const view = open({
    ...PROJECT,
    kind: 'game',
    files: [{ name: 'cat.svg', library: 'cat.svg' }],
  } as CodeExercise);
  await press(view);
  expect(await screen.findByText(/didn’t arrive/)).toBeVisible();
  expect(view.router.state.location.pathname).toBe('/');
});
