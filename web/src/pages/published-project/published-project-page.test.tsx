import type { PublishedProject, ViewedProject } from '@codivia/contract/api/published-projects';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { project, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PublishedProjectPage } from './published-project-page.tsx';

const published = (changes: Partial<PublishedProject> = {}): PublishedProject => ({
  id: 'x1',
  title: 'Pong <b>',
  description: 'Two players.\nUse W and S.',
  kind: 'web',
  files: { 'index.html': '<p>Pong</p>', 'style.css': 'p { color: red }', 'script.js': 'go()' },
  assets: [],
  updated_at: '2026-11-20T10:00:00.000Z',
  origin: null,
  author: null,
  team: null,
  thumbnail: null,
  ...changes,
});

/** Returns a project in the form in which a member sees it. */
const viewed = (changes: Partial<ViewedProject> = {}): ViewedProject => ({
  ...published(),
  state: 'open',
  own: false,
  reported: false,
  ...changes,
});

function open(
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
  preview = new FakePreview(),
) {
  const calls = mockApi({
    'GET /published-projects': () => [],
    'GET /published-projects/x1': () => published(),
    'GET /published-projects/x1/view': () => viewed(),
    ...replies,
  });
  const page = (
    <RunnerContext value={new FakeRunner()}>
      <PreviewContext value={() => preview}>
        <PublishedProjectPage />
      </PreviewContext>
    </RunnerContext>
  );
  return { ...renderPage(page, { at: '/p/x1', path: '/p/:publishedId', language }), calls };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Pong <b>' });

describe('a published project', () => {
  it('shows its texts as text and its files, and asks search engines to stay away', async () => {
    const { user } = open();
    await title();
    expect(screen.getByText(/Two players/)).toBeVisible();
    expect(screen.getByText('Published on November 20, 2026')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Code in index.html' })).toHaveTextContent('Pong');
    await user.click(screen.getByRole('button', { name: 'style.css' }));
    expect(screen.getByRole('region', { name: 'Code in style.css' })).toHaveTextContent('red');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('shows what the team has made in the language of the reader, with nobody’s name', async () => {
    const team = {
      title: { en: 'Cat tower', fr: 'La tour de chats' },
      description: { en: 'Stack them.', fr: 'Empile-les.' },
    };
    const origin = { id: 'o1', title: 'Ping', team };
    open({ 'GET /published-projects/x1': () => published({ team, origin }) }, 'fr');
    const heading = { level: 1, name: 'La tour de chats' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByText('Empile-les.')).toBeVisible();
    expect(screen.getByText('Par l’équipe Codivia')).toBeVisible();
    expect(screen.getByRole('link', { name: 'La tour de chats' })).toHaveAttribute('href', '/p/o1');
    expect(screen.queryByText(/^Publié le/)).not.toBeInTheDocument();
  });

  it('runs nothing before it is asked to', async () => {
    const files = { 'main.py': 'print("hello")' };
    const { user } = open({
      'GET /published-projects/x1': () => published({ kind: 'python', files }),
    });
    await title();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    const fullScreen = screen.getByRole('link', { name: 'Open it full screen' });
    expect(fullScreen).toHaveAttribute('href', '/play/p/x1?lang=en');
    await user.click(screen.getByRole('button', { name: 'Run the project' }));
    expect(await screen.findByRole('log')).toBeInTheDocument();
  });

  it.each([
    ['web', { 'index.html': '<p>Pong</p>' }],
    ['game', { 'sketch.js': 'circle(9, 9, 9)' }],
  ] as const)('begins a %s project without files at the first press', async (kind, files) => {
    const preview = new FakePreview();
    const { user } = open(
      { 'GET /published-projects/x1': () => published({ kind, files, assets: [] }) },
      'en',
      preview,
    );
    await title();
    await user.click(screen.getByRole('button', { name: 'Run the project' }));
    await waitFor(() => expect(preview.runs).toHaveLength(1));
    expect(preview.runs[0]?.program).toMatchObject({ files });
  });

  it('shows its picture until it is run', async () => {
    const files = { 'main.py': 'print("hello")' };
    const thumbnail = '/api/published-projects/x1/thumbnail?v=1';
    const { user } = open({
      'GET /published-projects/x1': () => published({ kind: 'python', files, thumbnail }),
    });
    await title();
    const picture = () => document.querySelector(`img[src="${thumbnail}"]`);
    expect(picture()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Run the project' }));
    expect(await screen.findByRole('log')).toBeInTheDocument();
    expect(picture()).not.toBeInTheDocument();
  });

  it('names what it is a remix of', async () => {
    open({
      'GET /published-projects/x1': () =>
        published({ origin: { id: 'o1', title: 'Ping', team: null } }),
    });
    expect(await screen.findByRole('link', { name: 'Ping' })).toHaveAttribute('href', '/p/o1');
  });

  it('becomes a project of the reader, in its room', async () => {
    signInAs();
    const { user, router } = open({
      'POST /published-projects/x1/remix': () => ({ ...project(1, ''), id: 'n1', kind: 'web' }),
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Remix it' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/webtraining?project=n1',
      ),
    );
  });

  it('says why it could not be copied', async () => {
    signInAs();
    const detail = { fr: 'Plein.', en: 'The free plan keeps 3 projects.' };
    const { user } = open({
      'POST /published-projects/x1/remix': () => {
        throw new Refused(403, detail, 'project_limit_reached');
      },
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Remix it' }));
    expect(await screen.findByText('The free plan keeps 3 projects.')).toBeVisible();
  });

  it('asks visitors to log in, and leads its author to its settings', async () => {
    const visitor = open({}, 'fr');
    await title();
    expect(screen.getByRole('link', { name: 'Se connecter pour remixer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Fermer/ })).not.toBeInTheDocument();
    visitor.unmount();
    signInAs();
    open({
      'GET /published-projects': () => [{ ...published(), project_id: 'mine', revision: 1 }],
      'GET /published-projects/x1/view': () => viewed({ own: true }),
    });
    expect(await screen.findByRole('link', { name: 'Change or close this page' })).toHaveAttribute(
      'href',
      '/publish/mine',
    );
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('lets its author delete a link with files once: removed %s', async (removed, buttons) => {
    signInAs();
    const link = { ...viewed({ state: 'review' }), removed, project_id: 'c1', decision: null };
    open({
      'GET /published-projects/x1/view': () => viewed({ own: true, state: 'review' }),
      'GET /shared-links': () => [link],
    });
    const text = removed ? /You’ve deleted this link/ : /This link is yours/;
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /Delete the link/ })).toHaveLength(buttons);
  });

  it('is closed by administrators', async () => {
    signInAs({ role: 'admin' });
    let closed = false;
    const { user } = open({
      'GET /published-projects/x1/view': () => {
        if (closed) throw new Refused(404, undefined, 'published_project_not_found');
        return viewed();
      },
      'DELETE /admin/published-projects/x1': () => {
        closed = true;
        return { message: { fr: 'Fermée.', en: 'Closed.' } };
      },
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Close this page for everyone' }));
    expect(await screen.findByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
  });

  it('says when there is none, and tries again when there is no answer', async () => {
    let down = true;
    const { user } = open({
      'GET /published-projects/x1': () => {
        if (down) throw new TypeError('Failed to fetch');
        throw new Refused(404);
      },
    });
    await screen.findByRole('alert');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There’s nothing here' })).toBeVisible();
  });
});

describe('reporting a published project', () => {
  it('takes a reason and a text without contact details, once', async () => {
    signInAs();
    let reported = false;
    const { user, calls } = open({
      'GET /published-projects/x1/view': () => viewed({ reported }),
      'POST /published-projects/x1/reports': () => {
        reported = true;
        return { message: { fr: 'Merci.', en: 'Thank you.' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Report this project' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a reason.');
    await user.click(dialog.getByRole('radio', { name: 'Insults or hate' }));
    const text = dialog.getByRole('textbox', { name: /What should we look at/ });
    await user.type(text, 'Write to me@mail.fr');
    expect(await dialog.findByText(/looks like an e-?.?mail address/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.clear(text);
    await user.type(text, 'Line 3.');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText(/You’ve reported this project/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'hate',
      text: 'Line 3.',
    });
    expect(screen.queryByRole('button', { name: 'Report this project' })).not.toBeInTheDocument();
  });

  it('leads visitors to the question form, and nobody from their own project', async () => {
    const visitor = open({}, 'fr');
    expect(await screen.findByRole('link', { name: /Écris à l’équipe/ })).toHaveAttribute(
      'href',
      '/help/ask',
    );
    visitor.unmount();
    signInAs();
    open({ 'GET /published-projects/x1/view': () => viewed({ own: true }) });
    await title();
    expect(screen.queryByRole('button', { name: /Report/ })).not.toBeInTheDocument();
  });

  it.each([
    ['review', true, 'only you and the team see its page'],
    ['hidden', true, 'others can’t see it any more'],
    ['review', false, 'Only its author and the team see this page'],
    ['hidden', false, 'The team has hidden it'],
  ] as const)('says why nobody else sees it: %s, own %s', async (state, own, words) => {
    signInAs({ role: own ? 'user' : 'admin' });
    open({ 'GET /published-projects/x1/view': () => viewed({ state, own }) });
    await title();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    const panel = screen.queryByRole('link', { name: 'Open in the panel' });
    expect(panel?.getAttribute('href')).toBe(
      own ? undefined : '/admin?section=projects&project=x1',
    );
  });
});
