import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi } from '../../test/api.ts';
import { badgeExercise, course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';

// Questions and exercises that never arrive.
const never = vi.hoisted(() => () => new Promise<never>(() => {}));
vi.mock('../../exercises/quiz/quiz-card.tsx', never);
vi.mock('../../exercises/card/python-card.tsx', never);

const LESSON = 'discovery-hello';
const COURSE = { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' };
const option = { text: '<p>One</p>', correct: true, explanation: '<p>Yes.</p>' };
const question = {
  kind: 'quiz' as const,
  id: 'badge',
  question: '<p>Which one?</p>',
  options: [option, { ...option, correct: false }],
};

test.each([
  ['a question', 'quiz-question', question],
  ['an exercise', 'code-exercise', badgeExercise],
])(
  '%s whose text has not arrived is left out, not done, when the learner goes on',
  async (_, tag, work) => {
    signInAs();
    mockApi({
      'GET /courses/discovery': () => course({ lessons: [lesson()] }),
      [`GET /user-lessons/${LESSON}`]: () => ({
        ...lesson(),
        content_fr: '',
        exercises: [work],
        exercises_language: 'en',
        courses: COURSE,
        content: `<h2>Your turn</h2><p>Now you.</p><${tag} id="badge"></${tag}>
        <h2>Well then</h2><p>That was it.</p>`,
      }),
      [`GET /exercise-results/${LESSON}`]: () => [],
      'GET /progress': () => [],
      [`GET /lesson-positions/${LESSON}`]: () => null,
      [`PUT /lesson-positions/${LESSON}`]: ({ body }: { body: unknown }) => body,
    });
    const { user } = renderPage(
      <RunnerContext value={new FakeRunner()}>
        <LessonPage />
      </RunnerContext>,
      { at: `/lesson/${LESSON}`, path: '/lesson/:lessonId' },
    );
    await screen.findByRole('region', { name: /^Step 1/ });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('region', { name: /^Step 2/ });
    expect(screen.getByRole('button', { name: /^Step 1: [^,]+$/ })).toBeVisible();
  },
);
