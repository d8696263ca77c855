import type { Language } from '@codivia/contract/api/language';
import type { PreviewEvent } from '@codivia/runners/preview/preview';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { GameRoomPage } from './game-room-page.tsx';
import { SKETCHES } from './sketches.ts';

const EDITOR = { en: 'Your p5.js code', fr: 'Ton code p5.js' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(language: Language = 'en') {
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <GameRoomPage />
    </PreviewContext>
  );
  const view = await act(async () => renderPage(page, { language, at: '/gametraining' }));
  const editor = await screen.findByRole('textbox', { name: EDITOR[language] });
  return { ...view, preview, editor };
}

test('opens with the bouncing ball, shows no preview, and runs nothing by itself', async () => {
  const { editor, preview } = await open('fr');
  expect(editor).toHaveValue(SKETCHES.ball.fr);
  expect(editor).toHaveAttribute('placeholder', 'Entrez votre code p5.js...');
  expect(screen.getByText('Pas encore d’aperçu')).toBeVisible();
  expect(preview.runs).toEqual([]);
});

test('runs the code as it stands, and stops it', async () => {
  const { editor, preview, user } = await open();
  await user.clear(editor);
  await user.type(editor, 'let a = 1;');
  await user.click(button('Run'));
  expect(preview.runs.map(({ program }) => program)).toEqual([
    { files: { 'sketch.js': 'let a = 1;' }, beside: [] },
  ]);
  expect(screen.queryByText('No preview yet')).toBeNull();
  await user.click(button('Stop'));
  expect(screen.getByText('No preview yet')).toBeVisible();
});

test('Run starts a running game again; the room says that it runs until there is an error', async () => {
  const { preview, user } = await open();
  await user.click(button('Run'));
  expect(screen.getByText('Your game is running')).toBeInTheDocument();
  await user.click(button('Run'));
  expect(preview.runs).toHaveLength(2);
  const error = { kind: 'error', name: 'Error', text: 'no', position: null, count: 1 } as const;
  act(() => preview.runs[1]?.emit({ kind: 'console', dropped: 0, entries: [error] }));
  expect(screen.queryByText('Your game is running')).toBeNull();
  await user.click(button('Stop'));
  expect(button('Run')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('after its first run a game can be sent, until that is declined or done', async () => {
  const first = await open();
  const send = () => screen.queryByRole('button', { name: 'Send my game' });
  expect(send()).toBeNull();
  await first.user.click(button('Run'));
  expect(await screen.findByRole('button', { name: 'Send my game' })).toBeVisible();
  await first.user.click(button('Stop'));
  await first.user.click(button('Send my game'));
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
  await first.user.keyboard('{Escape}');
  expect(send()).toBeNull();
  first.unmount();
  const again = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await again.user.click(button('Run'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(send()).toBeNull();
  vi.useRealTimers();
});

test('a game with an error is not offered to be sent; what is declined is not offered again', async () => {
  const { preview, user } = await open('fr');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(button('Exécuter'));
  const error = { kind: 'error', name: 'Error', text: 'no', position: null, count: 1 } as const;
  act(() => preview.runs[0]?.emit({ kind: 'console', dropped: 0, entries: [error] }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('button', { name: 'Envoyer mon jeu' })).toBeNull();
  vi.useRealTimers();
  await user.click(button('Exécuter'));
  expect(await screen.findByRole('button', { name: 'Envoyer mon jeu' })).toBeVisible();
  act(() => preview.runs[1]?.emit({ kind: 'console', dropped: 0, entries: [error] }));
  expect(screen.queryByRole('button', { name: 'Envoyer mon jeu' })).toBeNull();
  await user.click(button('Exécuter'));
  await user.click(await screen.findByRole('button', { name: /Pas maintenant/ }));
  expect(screen.queryByRole('button', { name: 'Envoyer mon jeu' })).toBeNull();
});

test('each example takes the place of the code, which can be brought back', async () => {
  const { editor, user } = await open();
  await user.click(button('Load the example: Snake game'));
  expect(editor).toHaveValue(SKETCHES.snake.en);
  await user.click(button('Load the example: Particle system'));
  expect(editor).toHaveValue(SKETCHES.particles.en);
  await user.click(button('Bring my code back'));
  expect(editor).toHaveValue(SKETCHES.snake.en);
  await user.click(button('Reset'));
  expect(editor).toHaveValue(SKETCHES.ball.en);
});

test('shows what the program says, its first error in plain words, and leads to the line', async () => {
  const { editor, preview, user } = await open();
  await user.click(button('Run'));
  const position = { file: 'sketch.js', line: 3 } as const;
  act(() =>
    preview.runs[0]?.emit({
      kind: 'console',
      dropped: 0,
      entries: [
        { kind: 'log', level: 'log', text: 'hello', position, count: 3 },
        {
          kind: 'error',
          name: 'ReferenceError',
          text: 'scroe is not defined',
          position,
          count: 1,
        },
      ],
    }),
  );
  expect(screen.getByRole('log', { name: 'Console' })).toHaveTextContent('hello×33 timesLine 3');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on line 3');
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody knows scroe here.');
  expect(editor).toHaveAttribute('data-failed-line', '3');
  await user.click(button('Go to line 3'));
  await vi.waitFor(() => expect(editor).toHaveAttribute('data-line', '3'));
});

test.each(['left', 'unavailable'] as const)('says when the program is %s', async (kind) => {
  const { preview, user } = await open();
  await user.click(button('Run'));
  act(() => preview.runs[0]?.emit({ kind }));
  const message = /Your code is safe|works in a saved page/;
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(button('Run')).toBeVisible();
});

test.each([
  ['answers', 'although Codivia can be reached'],
  ['does not answer', 'Are you online?'],
])('says what is known when the server %s', async (answers, message) => {
  const { preview, user } = await open();
  mockApi({
    'GET /health/live': () => {
      if (answers !== 'answers') throw new TypeError('Failed to fetch');
      return { status: 'ok' };
    },
  });
  await user.click(button('Run'));
  act(() => preview.runs[0]?.emit({ kind: 'unavailable' }));
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
});

test('a running game is held, let on by a frame, slowed down, recorded and described', async () => {
  const { preview, user } = await open();
  await user.click(button('Run'));
  const emit = (event: PreviewEvent) => act(() => preview.runs[0]?.emit(event));
  emit({ kind: 'pulse', pulse: { rate: 59, records: false, keys: [' '] } });
  expect(screen.getByText('59 fps')).toBeVisible();
  await user.click(button('Pause'));
  await user.click(button('One frame'));
  await user.click(button('×½ Half speed'));
  await user.click(button('Record'));
  emit({ kind: 'pulse', pulse: { rate: 59, records: true, keys: [' '] } });
  fireEvent.pointerDown(button('Space'));
  fireEvent.pointerUp(button('Space'));
  await user.click(button('End recording'));
  await user.click(screen.getByText('Description of the canvas'));
  const shape = { shape: 'circle', color: [250, 0, 0], x: 5, y: 5, size: 9, text: '' } as const;
  const shapes = [{ ...shape, motion: 'right' } as const];
  emit({
    kind: 'scene',
    scene: { described: ['A ball'], background: [0, 0, 0], shapes, more: 0 },
  });
  expect(screen.getByText('Circle, red, top left, moving right')).toBeVisible();
  expect(screen.getByText('A ball')).toBeVisible();
  expect(preview.controls.map((control) => control.do)).toEqual([
    'hold',
    'step',
    'slow',
    'record',
    'press',
    'release',
    'end-recording',
    'watch',
  ]);
});
