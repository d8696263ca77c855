import type { Lesson } from '@codivia/contract/lessons/lessons';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { course, lesson, signInAs } from '../../test/factories.ts';
import { FakeStreams } from '../../test/fake-stream.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';

const LESSON = 'discovery-hello';

const taken = (): Lesson => ({
  ...lesson(),
  content:
    '<p>Welcome.</p><h2>Say it</h2><python-editor code="print(1)"></python-editor><h2>Well then</h2><p>That was it.</p>',
  content_fr: '',
  exercises: [],
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});

async function open(member: Parameters<typeof signInAs>[0]) {
  signInAs(member);
  const calls = mockApi({
    'GET /courses/discovery': () => course({ lessons: [lesson()] }),
    [`GET /user-lessons/${LESSON}`]: taken,
    [`GET /exercise-results/${LESSON}`]: () => [],
    'GET /progress': () => [],
    'POST /progress': () => ({ lesson_id: LESSON, completed: false, completed_at: null }),
    [`GET /lesson-positions/${LESSON}`]: () => null,
    [`PUT /lesson-positions/${LESSON}`]: ({ body }) => body,
    'PUT /class-lessons/place': () => ({ message: 'ok' }),
  });
  const streams = new FakeStreams();
  streams.install();
  const view = renderPage(<LessonPage />, { at: `/lesson/${LESSON}`, path: '/lesson/:lessonId' });
  await screen.findByRole('button', { name: 'Continue' });
  return { ...view, calls, streams };
}

test('members of a class say where they are, and look up when the class pauses', async () => {
  const { user, calls, streams } = await open({ in_class: true });
  await vi.waitFor(() => expect(streams.count).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const places = () => calls.filter(({ path }) => path === '/class-lessons/place');
  await vi.waitFor(() => expect(places()).toHaveLength(1));
  expect(places()[0]?.body).toMatchObject({ lesson_id: LESSON, step_id: 'python-editor-1' });
  await act(async () => streams.send('pause', { seconds: 60 }));
  expect(await screen.findByText('Eyes up!')).toBeVisible();
  await act(async () => streams.send('pause', { seconds: 0 }));
  expect(screen.queryByText('Eyes up!')).toBeNull();
});

test('everybody else opens no stream, and reports no step', async () => {
  const { user, calls, streams } = await open({});
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(streams.opened).toEqual([]);
  expect(calls.filter(({ path }) => path.startsWith('/class-lessons'))).toEqual([]);
});
