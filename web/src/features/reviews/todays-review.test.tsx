import type { ReviewQuestion } from '@codivia/contract/api/reviews';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { TodaysReview } from './todays-review.tsx';

const QUIZ: ReviewQuestion = {
  lesson_id: 'loops',
  title: 'Loops',
  title_fr: 'Les boucles',
  due_on: '2026-11-20',
  exercise: {
    kind: 'quiz',
    id: 'how-often',
    question: '<p>How often?</p>',
    options: [
      { text: 'Twice', correct: true, explanation: 'Yes, twice.' },
      { text: 'Once', correct: false, explanation: 'No, it starts again.' },
    ],
  },
};
const PREDICT: ReviewQuestion = {
  lesson_id: 'sums',
  title: 'Sums',
  title_fr: 'Les sommes',
  due_on: '2026-11-21',
  exercise: {
    kind: 'predict',
    id: 'sum',
    title: 'A sum',
    instructions: '<p>Read it.</p>',
    language: 'python',
    program: 'print(1 + 1)',
    output: '2',
    hints: [],
    wrong: [],
  },
};

const NOTHING = { questions: [], answered_today: 0, next_due_on: null };

beforeEach(() => signInAs());

it('asks one question after the other, and says when the next one comes', async () => {
  let answers = 0;
  const calls = mockApi({
    'GET /user/reviews': () =>
      answers < 2
        ? { questions: [QUIZ, PREDICT], answered_today: 0, next_due_on: '2026-11-30' }
        : { questions: [], answered_today: 2, next_due_on: '2026-11-23' },
    'POST /user/reviews/loops': () => {
      answers++;
      return { right: false, counted: true, due_on: '2026-11-23' };
    },
    'POST /user/reviews/sums': () => {
      answers++;
      return { right: true, counted: true, due_on: '2026-11-29' };
    },
  });
  const { user } = renderPage(<TodaysReview />);
  await user.click(await screen.findByRole('button', { name: 'Start the review' }));
  expect(screen.getByRole('heading', { name: 'Question 1 of 2' })).toHaveFocus();
  expect(screen.getByText('From the lesson “Loops”')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Once' }));
  await user.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('No, it starts again.')).toBeVisible();
  expect(await screen.findByText('It comes back tomorrow.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('radio', { name: 'Twice' }));
  await user.click(screen.getByRole('button', { name: 'Check my answer' }));
  await user.click(screen.getByRole('button', { name: 'Next question' }));
  await user.type(await screen.findByRole('textbox'), '2');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('It comes back on November 29, 2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('Done for today')).toBeVisible();
  expect(screen.getByText('The next question is due on November 23, 2026.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { exercise_id: 'how-often', due_on: '2026-11-20', answer: null, chosen: [1] },
    { exercise_id: 'sum', due_on: '2026-11-21', answer: { code: '2' } },
  ]);
});

it('explains itself before the first lesson, in French', async () => {
  mockApi({ 'GET /user/reviews': () => NOTHING });
  renderPage(<TodaysReview />, { language: 'fr' });
  expect(await screen.findByText(/^Dès que tu as terminé une leçon/)).toBeVisible();
});

it('goes on when a question is gone', async () => {
  mockApi({
    'GET /user/reviews': () => ({ ...NOTHING, questions: [QUIZ] }),
    'POST /user/reviews/loops': () => {
      throw new Refused(404);
    },
  });
  const { user } = renderPage(<TodaysReview />);
  await user.click(await screen.findByRole('button', { name: 'Start the review' }));
  await user.click(await screen.findByRole('radio', { name: 'Twice' }));
  await user.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('This question no longer exists.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('button', { name: 'Start the review' })).toBeVisible();
});

it('says that it could not be loaded', async () => {
  mockApi({
    'GET /user/reviews': () => {
      throw new Refused(403);
    },
  });
  renderPage(<TodaysReview />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your review could not be loaded.');
});
