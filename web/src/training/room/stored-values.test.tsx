import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { project, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { GameRoomPage } from '../game-room/game-room-page.tsx';

const GAME = { ...project(1, ''), kind: 'game', files: { 'sketch.js': 'let best;' } };

/** Opens a member's project, and runs it. */
async function openAndRun(values: () => unknown, change: () => unknown = () => ({ revision: 4 })) {
  signInAs();
  const calls = mockApi({
    'GET /projects': () => [GAME],
    'GET /projects/p1': () => GAME,
    'GET /projects/p1/stored-values': values,
    'POST /projects/p1/stored-values': change,
  });
  const preview = new FakePreview();
  const { user } = await act(async () =>
    renderPage(
      <PreviewContext value={() => preview}>
        <GameRoomPage />
      </PreviewContext>,
      { language: 'fr', at: '/gametraining?project=p1' },
    ),
  );
  await screen.findByDisplayValue('let best;');
  await user.click(screen.getByRole('button', { name: 'Exécuter' }));
  const run = await waitFor(() => {
    const [first] = preview.runs;
    if (!first) throw new Error('nothing runs');
    return first;
  });
  return { calls, run };
}

test('a game begins with what it stored on another device, and what it stores is sent', async () => {
  const stored = { revision: 3, values: [{ key: 'best', value: '50' }] };
  const { calls, run } = await openAndRun(() => stored);
  expect(run.local).toEqual({ best: '50' });
  act(() => run.emit({ kind: 'kept', local: { best: '60' } }));
  // Sends at once what would be sent after a pause.
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      changes: [{ key: 'best', value: '60' }],
    }),
  );
});

test('a project opens without what its program stored, when that does not come', async () => {
  const { run } = await openAndRun(() => {
    throw new Refused(503);
  });
  expect(run.local).toEqual({});
});

test('says what the account does not take', async () => {
  const { run } = await openAndRun(
    () => ({ revision: 0, values: [] }),
    () => {
      throw new Refused(413, { fr: 'C’est trop.', en: 'Too much.' });
    },
  );
  act(() => run.emit({ kind: 'kept', local: { best: '60' } }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('C’est trop.')).toBeVisible();
});
