import { act, screen, waitFor, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '../test/api.ts';
import { signInAs } from '../test/factories.ts';
import { renderPage } from '../test/render.tsx';
import { Shell } from './shell.tsx';

function open(language: 'en' | 'fr' = 'en') {
  return renderPage(<Shell />, { language });
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const names = (role: string, inside = bar()) =>
  inside.getAllByRole(role).map((element) => element.textContent);

let calls: ReturnType<typeof mockApi>;

beforeEach(() => {
  calls = mockApi({
    'GET /config': () => ({
      community_url: 'https://chat.example.org/',
      contact_email: 'hello@example.org',
    }),
    'POST /auth/logout': () => ({ message: { fr: '', en: '' } }),
  });
});

describe('the navigation bar', () => {
  it('offers a visitor the main pages, the community, and the ways in', async () => {
    open();
    const community = await screen.findByRole('link', { name: /^Community/ });
    expect(community).toHaveAttribute('href', '/community');
    expect(names('link')).toEqual([
      expect.stringContaining('codivia'),
      'Home',
      'Courses',
      'About',
      'Community',
      'Log in',
      'Sign up',
    ]);
  });

  it('has no community where the server was given none', async () => {
    calls = mockApi({ 'GET /config': () => ({ community_url: '', contact_email: '' }) });
    open();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/config'));
    expect(screen.queryByRole('link', { name: /^Community/ })).toBeNull();
  });

  it('has no community for those to whom it is closed', async () => {
    signInAs({ closed: { community: 'age' } });
    open();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/config'));
    expect(screen.queryByRole('link', { name: /^Community/ })).toBeNull();
  });

  it('lists the training rooms and the examples in a menu', async () => {
    const { user } = open();
    await user.click(bar().getByRole('button', { name: 'Training rooms' }));
    const rooms = await screen.findAllByRole('menuitem');
    expect(rooms.map((room) => [room.textContent, room.getAttribute('href')])).toEqual([
      ['Python room', '/playground'],
      ['Web room', '/webtraining'],
      ['Game room', '/gametraining'],
      ['AI lab', '/ailab'],
      ['Examples', '/examples'],
    ]);
  });

  it('marks the page one is on', async () => {
    open();
    expect(bar().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(bar().getByRole('link', { name: 'Courses' })).not.toHaveAttribute('aria-current');
    await screen.findByRole('link', { name: /^Community/ });
  });

  it('shows a free member the way to Premium', async () => {
    signInAs();
    open();
    expect(bar().getByRole('button', { name: 'Premium' })).toBeVisible();
    expect(bar().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await screen.findByRole('link', { name: /^Community/ });
  });

  it('offers administrators nothing, who have all of it', async () => {
    signInAs({ role: 'admin' });
    open();
    expect(bar().queryByRole('button', { name: 'Premium' })).not.toBeInTheDocument();
    expect(bar().queryByText('Premium')).not.toBeInTheDocument();
    await screen.findByRole('link', { name: /^Community/ });
  });

  it('shows a premium member their badge', async () => {
    signInAs({ is_premium: true });
    open();
    expect(bar().getByText('Premium')).toBeVisible();
    expect(bar().queryByRole('button', { name: 'Premium' })).not.toBeInTheDocument();
    await screen.findByRole('link', { name: /^Community/ });
  });
});

describe('the user menu', () => {
  it('opens with the keyboard, leads to the dashboard, and gives the focus back', async () => {
    signInAs();
    const { user } = open();
    bar().getByRole('button', { name: 'Lina' }).focus();
    await user.keyboard('{Enter}');
    const dashboard = await screen.findByRole('menuitem', { name: 'Dashboard' });
    expect(dashboard).toHaveAttribute('href', '/dashboard');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Lina' })).toHaveFocus();
  });

  it('stays open when a page arrives that was on its way', async () => {
    signInAs();
    let go: NavigateFunction | undefined;
    function Page() {
      go = useNavigate();
      return null;
    }
    const children = [{ path: '*', element: <Page /> }];
    const { user, router } = renderPage(<Shell />, { children });
    await user.click(bar().getByRole('button', { name: 'Lina' }));
    const dashboard = await screen.findByRole('menuitem', { name: 'Dashboard' });
    await act(async () => go?.('/courses'));
    expect(router.state.location.pathname).toBe('/courses');
    expect(dashboard).toBeVisible();
    // A page that is chosen in it gets the focus.
    await user.click(dashboard);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads administrators to their panel, and nobody else', async () => {
    signInAs({ role: 'admin' });
    const { user, unmount } = open();
    await user.click(bar().getByRole('button', { name: 'Lina' }));
    const panel = await screen.findByRole('menuitem', { name: 'Administration' });
    expect(panel).toHaveAttribute('href', '/admin');
    unmount();
    signInAs({ role: 'user' });
    const learner = open();
    await learner.user.click(bar().getByRole('button', { name: 'Lina' }));
    await screen.findByRole('menuitem', { name: 'Dashboard' });
    expect(screen.queryByRole('menuitem', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it('signs out, at home', async () => {
    signInAs();
    const { user, router } = open();
    await user.click(bar().getByRole('button', { name: 'Lina' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await bar().findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(await screen.findByText('You are signed out. See you soon!')).toBeVisible();
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/auth/logout', body: { refresh_token: 'refresh-1' } }),
    );
  });
});

describe('language and theme', () => {
  it('changes the language of everything', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: /^Community/ });
    await user.click(bar().getByRole('button', { name: /Français/ }));
    expect(await screen.findByRole('link', { name: 'Inscription' })).toBeVisible();
    expect(document.documentElement.lang).toBe('fr');
  });

  it('changes the theme', async () => {
    const { user } = open();
    await user.click(bar().getByRole('button', { name: 'Theme' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Automatic' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

describe('the mobile menu', () => {
  it('holds everything, with the member’s name and e-mail', async () => {
    signInAs();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(await menu.findByText('Lina')).toBeVisible();
    expect(menu.getByText('lina@example.org')).toBeVisible();
    expect(await menu.findByRole('link', { name: /^Community/ })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Premium' })).toBeVisible();
    for (const name of ['Home', 'Courses', 'Python room', 'Dashboard']) {
      expect(menu.getByRole('link', { name })).toBeVisible();
    }
    expect(menu.getByRole('group', { name: 'Language' })).toBeVisible();
    expect(menu.getByRole('group', { name: 'Theme' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('closes once a link was followed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(await within(menu).findByRole('link', { name: 'Courses' }));
    expect(menu).not.toHaveAttribute('open');
  });
});

describe('the footer', () => {
  it('links to the public pages, and to us', async () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:hello@example.org',
    );
    for (const name of ['Courses', 'Python room', 'Careers', 'Blog', 'Log in']) {
      expect(footer.getByRole('link', { name })).toBeVisible();
    }
    expect(footer.getByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '/gallery');
    expect(footer.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });
});

it('lets the keyboard skip to the content', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  await screen.findAllByRole('link', { name: /^Community/ });
});
