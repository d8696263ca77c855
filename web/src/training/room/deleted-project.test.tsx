import type { Language } from '@codivia/contract/api/language';
import type { Project } from '@codivia/contract/api/projects';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { GameRoomPage } from '../game-room/game-room-page.tsx';
import { PythonRoomPage } from '../python-room/python-room-page.tsx';
import { WebRoomPage } from '../web-room/web-room-page.tsx';

const WORDS = {
  en: { gone: 'Deleted elsewhere; your code is still here', keep: 'Keep it as a new project' },
  fr: {
    gone: /^Supprimé ailleurs\s; ton code est toujours là$/,
    keep: 'Le garder comme nouveau projet',
  },
} satisfies Record<Language, object>;

const ROOMS = {
  python: {
    Page: PythonRoomPage,
    path: '/playground',
    files: { 'main.py': 'print(1)' },
    changed: 'main.py',
  },
  web: {
    Page: WebRoomPage,
    path: '/webtraining',
    files: { 'index.html': '<p>a</p>', 'style.css': 'p {}', 'script.js': 'let a;' },
    changed: 'index.html',
  },
  game: {
    Page: GameRoomPage,
    path: '/gametraining',
    files: { 'sketch.js': 'let a;' },
    changed: 'sketch.js',
  },
} as const;

function project(kind: keyof typeof ROOMS, changes: Partial<Project> = {}): Project {
  const moment = '2026-11-01T10:00:00.000Z';
  return {
    id: 'p1',
    name: 'Comet',
    kind,
    revision: 1,
    created_at: moment,
    updated_at: moment,
    files: { ...ROOMS[kind].files },
    assets: [],
    ...changes,
  };
}

test.each([
  ['python', 'en'],
  ['web', 'fr'],
  ['web', 'en'],
  ['game', 'fr'],
  ['game', 'en'],
] as const)(
  'a project that is deleted elsewhere while the %s room shows it can be kept (%s)',
  async (kind, language) => {
    signInAs();
    const { Page, path, files, changed } = ROOMS[kind];
    const calls = mockApi({
      'GET /projects': () => [project(kind)],
      'GET /projects/p1': () => project(kind),
      'PUT /projects/p1': () => {
        throw new Refused(404, 'Gone.', 'project_not_found');
      },
      'POST /projects': () => project(kind, { id: 'p2' }),
      'GET /projects/p2': () => project(kind, { id: 'p2', files: { ...files, [changed]: 'new' } }),
    });
    const preview = new FakePreview();
    const { user, router } = await act(async () =>
      renderPage(
        <RunnerContext value={new FakeRunner()}>
          <PreviewContext value={() => preview}>
            <Page />
          </PreviewContext>
        </RunnerContext>,
        { language, at: `${path}?project=p1` },
      ),
    );
    const editor = await screen.findByDisplayValue(ROOMS[kind].files[changed as never]);
    await user.clear(editor);
    await user.type(editor, 'new');
    // Saves at once what would be saved after a pause.
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(WORDS[language].gone)).toBeVisible();
    expect(editor).toHaveValue('new');

    await user.click(screen.getByRole('button', { name: WORDS[language].keep }));
    await waitFor(() => expect(router.state.location.search).toBe('?project=p2'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Comet',
      kind,
      files: { ...files, [changed]: 'new' },
    });
    expect(await screen.findByDisplayValue('new')).toBeVisible();
    expect(screen.queryByText(WORDS[language].gone)).toBeNull();
  },
);
