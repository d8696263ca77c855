import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { FakeStreams } from '../../test/fake-stream.ts';
import { renderPage } from '../../test/render.tsx';
import { InLesson } from './in-lesson.tsx';

beforeEach(() => {
  signInAs({ in_class: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

async function open(language: 'en' | 'fr' = 'en') {
  const calls = mockApi({ 'PUT /class-lessons/place': () => ({ message: 'ok' }) });
  const streams = new FakeStreams();
  streams.install();
  const lesson = (step: string) => (
    <>
      <button type="button">Editor</button>
      <InLesson lessonId="hello" stepId={step} />
    </>
  );
  const view = renderPage(lesson('badge'), { language });
  await vi.waitFor(() => expect(streams.count).toBe(1));
  return { ...view, calls, streams, lesson };
}

const pause = (streams: FakeStreams, seconds: number) =>
  act(async () => streams.send('pause', { seconds }));

it('covers the lesson while the class pauses, whatever is pressed, until the pause ends by itself', async () => {
  const { streams, user } = await open();
  expect(screen.queryByText('Eyes up!')).toBeNull();
  await pause(streams, 90);
  expect(screen.getByText('Eyes up!')).toBeVisible();
  expect(screen.getByText(/goes on in 1:30/)).toBeVisible();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Eyes up! Everything you’ve written stays.');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Eyes up!')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/goes on in 0:30/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.queryByText('Eyes up!')).toBeNull();
});

it('gives the page and its focus back when the teacher ends the pause', async () => {
  // Tests of other files leave theirs.
  for (const other of document.querySelectorAll('#root')) other.remove();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  const { streams } = await open('fr');
  const editor = screen.getByRole('button', { name: 'Editor' });
  editor.focus();
  await pause(streams, 300);
  expect(screen.getByText('Lève les yeux !')).toBeVisible();
  expect(root.inert).toBe(true);
  editor.blur();
  await pause(streams, 0);
  expect(screen.queryByText('Lève les yeux !')).toBeNull();
  expect(root.inert).toBe(false);
  expect(editor).toHaveFocus();
  root.remove();
});

it('opens its stream again when it breaks, and stays quiet when there is no class any more', async () => {
  const { streams } = await open();
  await act(async () => streams.break());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(streams.count).toBe(1);
  await pause(streams, 60);
  await act(async () => streams.end('class_over'));
  expect(screen.queryByText('Eyes up!')).toBeNull();
});

it('says that a teacher has commented, and leads there, until it is put away', async () => {
  const { streams, user } = await open();
  await act(async () => streams.send('comments', [{ id: 't1', title: 'Name badge' }]));
  expect(screen.getByText(/commented on your program “Name badge”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/mentoring/t1');
  await user.click(screen.getByRole('button', { name: 'Put away for now' }));
  expect(screen.queryByRole('link', { name: 'Read it' })).toBeNull();
});
