import type { PublishedProject } from '@codivia/contract/published-projects';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { project, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PublishedProjectPage } from './published-project-page.tsx';

const shown = (changes: Partial<PublishedProject> = {}): PublishedProject => ({
  ...{ id: 'x1', title: 'Pong <b>', description: 'Two players.\nUse W and S.', kind: 'web' },
  files: { 'index.html': '<p>Pong</p>', 'style.css': 'p { color: red }', 'script.js': 'go()' },
  ...{ updated_at: '2026-11-20T10:00:00.000Z', origin: null, author: null },
  ...changes,
});

function open(replies: Parameters<typeof mockApi>[0] = {}, language: 'en' | 'fr' = 'en') {
  const calls = mockApi({ 'GET /published-projects/x1': () => shown(), ...replies });
  const page = (
    <RunnerContext value={new FakeRunner()}>
      <PublishedProjectPage />
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

  it('runs nothing before it is asked to', async () => {
    const files = { 'main.py': 'print("hello")' };
    const { user } = open({
      'GET /published-projects/x1': () => shown({ kind: 'python', files }),
    });
    await title();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Run the project' }));
    expect(await screen.findByRole('log')).toBeInTheDocument();
  });

  it('names what it is a remix of', async () => {
    open({ 'GET /published-projects/x1': () => shown({ origin: { id: 'o1', title: 'Ping' } }) });
    expect(await screen.findByRole('link', { name: 'Ping' })).toHaveAttribute('href', '/p/o1');
  });

  it('becomes a project of the reader, in its room', async () => {
    signInAs();
    const { user, router } = open({
      'GET /published-projects': () => [],
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
      'GET /published-projects': () => [],
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
    open({ 'GET /published-projects': () => [{ ...shown(), project_id: 'mine', revision: 1 }] });
    expect(await screen.findByRole('link', { name: 'Change or close this page' })).toHaveAttribute(
      'href',
      '/publish/mine',
    );
  });

  it('is closed by administrators', async () => {
    signInAs({ role: 'admin' });
    let closed = false;
    const { user } = open({
      'GET /published-projects': () => [],
      'GET /published-projects/x1': () => {
        if (closed) throw new Refused(404, undefined, 'published_project_not_found');
        return shown();
      },
      'DELETE /admin/published-projects/x1': () => {
        closed = true;
        return { message: { fr: 'Fermée.', en: 'Closed.' } };
      },
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Close this page for everyone' }));
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
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
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  });
});
