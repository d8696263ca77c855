import type { GalleryPage as Page } from '@codivia/contract/api/gallery';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiCall, mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { GalleryPage } from './gallery-page.tsx';

const ID = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633';
const card = (i: number, kind: 'python' | 'web' | 'game' = 'game') => ({
  id: `${ID}${i}`,
  title: `Pong <b> ${i}`,
  line: 'Two players.',
  kind,
  author: null,
  team: null,
  thumbnail: null,
});

function open(pages: (call: ApiCall) => Page, at = '/gallery', language: 'en' | 'fr' = 'en') {
  const calls = mockApi({ 'GET /gallery': pages });
  return { ...renderPage(<GalleryPage />, { at, language }), calls };
}

describe('the gallery', () => {
  it('shows cards that lead to the projects, and more of them at a press', async () => {
    const { user } = open(({ search }) =>
      search.get('after')
        ? { projects: [card(2, 'python')], next: null }
        : {
            projects: [
              {
                ...card(1),
                author: { handle: 'green-fox', color: 'teal' as const },
                thumbnail: '/api/published-projects/1/thumbnail?v=a',
              },
            ],
            next: '17_x',
          },
    );
    const list = within(await screen.findByRole('list', { name: 'Projects' }));
    expect(list.getByRole('link', { name: 'Pong <b> 1' })).toHaveAttribute('href', `/p/${ID}1`);
    expect(list.getByRole('presentation')).toHaveAttribute(
      'src',
      '/api/published-projects/1/thumbnail?v=a',
    );
    expect(list.getByText('Two players.')).toBeVisible();
    expect(list.getByRole('link', { name: 'green-fox' })).toHaveAttribute('href', '/u/green-fox');
    await user.click(screen.getByRole('button', { name: 'Show more projects' }));
    expect(await list.findByRole('link', { name: 'Pong <b> 2' })).toBeVisible();
    expect(list.getByText('Python')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more projects' })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  it.each([
    ['en', 'Cat tower', 'Stack them.', 'By the Codivia team'],
    ['fr', 'La tour de chats', 'Empile-les.', 'Par l’équipe Codivia'],
  ] as const)(
    'marks what the team has made, in the language of the reader (%s)',
    async (...words) => {
      const [language, title, line, author] = words;
      const team = {
        title: { en: 'Cat tower', fr: 'La tour de chats' },
        description: { en: 'Stack them.', fr: 'Empile-les.' },
      };
      open(() => ({ projects: [{ ...card(1), team }], next: null }), '/gallery', language);
      const one = within(
        (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement,
      );
      expect(one.getByText(line)).toBeVisible();
      expect(one.getByText(author)).toBeVisible();
      expect(screen.queryByText(/Pong/)).not.toBeInTheDocument();
    },
  );

  it('keeps to one kind, which the address remembers', async () => {
    const { user, router, calls } = open(({ search }) => ({
      projects: search.get('kind') === 'web' ? [card(3, 'web')] : [card(1)],
      next: null,
    }));
    await screen.findByRole('link', { name: 'Pong <b> 1' });
    await user.click(screen.getByRole('button', { name: 'Web pages' }));
    expect(await screen.findByRole('link', { name: 'Pong <b> 3' })).toBeVisible();
    expect(router.state.location.search).toBe('?kind=web');
    expect(calls.at(-1)?.search.get('kind')).toBe('web');
  });

  it('says when there is nothing, or nothing of a kind', async () => {
    const { user } = open(() => ({ projects: [], next: null }), '/gallery?kind=game', 'fr');
    await screen.findByRole('heading', { name: 'Rien de ce type pour l’instant' });
    await user.click(screen.getByRole('button', { name: 'Afficher tous les projets' }));
    expect(
      await screen.findByRole('heading', { name: 'La galerie est encore vide' }),
    ).toBeVisible();
  });

  it('tries again when there was no answer, also for the next page', async () => {
    let down = true;
    const { user } = open(({ search }) => {
      if (down) throw new TypeError('Failed to fetch');
      return { projects: [card(search.get('after') ? 2 : 1)], next: '17_x' };
    });
    await screen.findByRole('alert');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Pong <b> 1' });
    down = true;
    await user.click(screen.getByRole('button', { name: 'Show more projects' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('link', { name: 'Pong <b> 1' })).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Show more projects' }));
    expect(await screen.findByRole('link', { name: 'Pong <b> 2' })).toBeVisible();
  });

  it('leads visitors to a room and members to their projects', async () => {
    const visitor = open(() => ({ projects: [], next: null }));
    expect(await screen.findByRole('link', { name: 'Start a project' })).toBeVisible();
    visitor.unmount();
    signInAs();
    open(() => ({ projects: [], next: null }));
    expect(await screen.findByRole('link', { name: 'Go to my projects' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});
