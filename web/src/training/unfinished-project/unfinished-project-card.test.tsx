import type { UnfinishedProject } from '@codivia/contract/exercises/unfinished-project';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepDoneItems } from '../../lib/exercise-results/done-items.ts';
import { loadSanitizer } from '../../lib/sanitize.ts';
import { readStoredJson } from '../../lib/storage.ts';
import { stubCanvas, type Written } from '../../test/canvas.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { UnfinishedProjectCard } from './unfinished-project-card.tsx';

const PROJECT: UnfinishedProject = {
  lesson_id: 'quiz-project',
  lesson_title: 'Your quiz',
  exercise_id: 'own-quiz',
  title: 'A quiz of your own',
  kind: 'python',
  checklist: ['a question', 'a score', 'a greeting', 'a second level', 'sounds'].map((text, i) => ({
    id: `item-${i}`,
    text: `<p>It has ${text}.</p>`,
    required: i < 4,
  })),
  files: { 'main.py': 'print("mine")' },
  language: 'en',
  written_at: '2026-11-20T10:00:00.000Z',
};

// The checklist waits for it.
beforeAll(() => loadSanitizer());

let written: Written[];
beforeEach(() => {
  written = stubCanvas();
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/webp;base64,AAAA';
  signInAs();
});

// A picture that is still being made would be written in the next test.
afterEach(() => waitFor(() => expect(document.querySelector('img')).toBeVisible()));

const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows what the last check found missing, and leads back to the step of the project', () => {
  keepDoneItems('quiz-project', 'own-quiz', { done: ['item-0', 'item-2'], solved: false });
  renderPage(<UnfinishedProjectCard project={PROJECT} />);
  expect(screen.getByRole('region', { name: 'Unfinished project' })).toBeVisible();
  expect(screen.getByText('Still missing:')).toBeVisible();
  expect(listed()).toEqual(['It has a score.', 'It has a second level.']);
  expect(screen.getByRole('link', { name: 'Carry on with “A quiz of your own”' })).toHaveAttribute(
    'href',
    '/lesson/quiz-project?step=own-quiz',
  );
});

it('shows its list where it was not checked in this browser', () => {
  renderPage(<UnfinishedProjectCard project={PROJECT} />, { language: 'fr' });
  expect(screen.getByText(/^Ce qu’il doit savoir faire/)).toBeVisible();
  expect(listed()).toEqual([
    'It has a question.',
    'It has a score.',
    'It has a greeting.',
    'et encore 1 point',
  ]);
});

it('asks for another check when nothing was missing', () => {
  const done = PROJECT.checklist.map(({ id }) => id);
  keepDoneItems('quiz-project', 'own-quiz', { done, solved: false });
  renderPage(<UnfinishedProjectCard project={PROJECT} />);
  expect(screen.getByText(/^Everything on its list was done/)).toBeVisible();
});

it('draws the lines of a Python program, and keeps the picture for the next visit', async () => {
  const { container, unmount } = renderPage(<UnfinishedProjectCard project={PROJECT} />);
  await waitFor(() => expect(container.querySelector('img')).toBeVisible());
  expect(written.map(({ text }) => text)).toEqual([
    'Python',
    'A quiz of your own',
    'print("mine")',
  ]);
  expect(readStoredJson('project_picture')).toMatchObject({
    of: 'quiz-project/own-quiz/2026-11-20T10:00:00.000Z',
  });
  unmount();
  const again = renderPage(<UnfinishedProjectCard project={PROJECT} />);
  await waitFor(() => expect(again.container.querySelector('img')).toBeVisible());
  expect(written).toHaveLength(3);
});
