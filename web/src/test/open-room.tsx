import type { LiveQuestion, LiveRoom } from '@codivia/contract/api/live-room';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { FakeRunner } from '../code/python/fake-runner.ts';
import { RunnerContext } from '../code/python/runner-context.ts';
import { LiveRoomPage } from '../pages/live-room/live-room-page.tsx';
import { mockApi } from './api.ts';
import { signInAs } from './factories.ts';
import { FakeStreams } from './fake-stream.ts';
import { liveRoom, liveSession } from './live.ts';
import { renderPage } from './render.tsx';

// jsdom has no layout: CodeMirror asks for it all the same.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

/** The member's rights and seats for live sessions. */
export const OWN = { included: true, may_host: false, seats: ['s1'], reminders: [], hosted: [] };

/** Opens the room of an invented session; `replies` take the place of those of its calls. */
export function openRoom(
  room: Partial<LiveRoom> = {},
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  signInAs({ is_premium: true });
  const questions: LiveQuestion[] = [];
  const calls = mockApi({
    'GET /live/sessions/s1/room': () => liveRoom(room),
    'GET /live/sessions/s1': () => liveSession(room.session),
    'GET /live/own': () => OWN,
    'GET /live/sessions/s1/questions': () => ({
      questions,
      total: questions.length,
      poll: room.poll ?? null,
    }),
    ...replies,
  });
  const streams = new FakeStreams();
  streams.install();
  const runner = new FakeRunner();
  const view = renderPage(
    <RunnerContext value={runner}>
      <LiveRoomPage />
    </RunnerContext>,
    { at: '/live/s1/room', path: '/live/:id/room', language },
  );
  /** Waits until the room listens: a message sent before would be lost. */
  const connected = () => waitFor(() => expect(streams.opened).not.toEqual([]));
  return { ...view, calls, streams, runner, questions, connected };
}

export const findCode = () =>
  screen.findByRole('textbox', { name: 'Code of the session: main.py' });
