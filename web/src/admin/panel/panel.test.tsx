import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboard } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const sidebar = () =>
  within(screen.getAllByRole('navigation', { name: 'Administration' })[0] as HTMLElement);

describe('the panel', () => {
  beforeEach(() => signInAs({ role: 'admin', name: 'Ada' }));

  it('has eleven sections, of which the address names one', async () => {
    const { user, router } = renderPage(<AdminPage />, { at: '/admin?section=lessons' });
    const links = sidebar().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Courses',
      'Lessons',
      'Insight',
      'Search',
      'Help',
      'Users',
      'Mentoring',
      'Published projects',
      'Challenges',
      'Schools',
      'Log',
    ]);
    expect(links[2]).toHaveAttribute('aria-current', 'page');
    await user.click(sidebar().getByRole('link', { name: 'Users' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'User management' });
    expect(heading).toHaveFocus();
    expect(router.state.location.search).toBe('?section=users');
  });

  it('keeps its sidebar collapsed from section to section', async () => {
    const { user, router } = renderPage(<AdminPage />, { at: '/admin?section=lessons&lesson=x' });
    await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
    expect(router.state.location.search).toBe('?section=lessons&lesson=x&sidebar=collapsed');
    expect(sidebar().getByRole('link', { name: 'Users' })).toHaveAttribute('title', 'Users');
    await user.click(sidebar().getByRole('link', { name: 'Users' }));
    expect(router.state.location.search).toBe('?section=users&sidebar=collapsed');
    const expand = screen.getByRole('button', { name: 'Expand the sidebar' });
    expect(expand).toHaveAttribute('aria-expanded', 'false');
    await user.click(expand);
    expect(router.state.location.search).toBe('?section=users');
  });

  it('opens its sections from a drawer, which closes by itself', async () => {
    const { user } = renderPage(<AdminPage />, { at: '/admin?section=lessons' });
    await user.click(screen.getByRole('button', { name: 'Open the menu of the panel' }));
    const drawer = screen.getByRole('dialog', { name: 'Administration' });
    await user.click(within(drawer).getByRole('link', { name: 'Users' }));
    await screen.findByRole('heading', { level: 1, name: 'User management' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows how much waits in its sections', async () => {
    const waiting = { help: 3, mentoring: 0, projects: 120, teachers: 1, names: 2 };
    mockApi({ 'GET /admin/waiting': () => waiting });
    renderPage(<AdminPage />, { at: '/admin?section=lessons' });
    expect(await sidebar().findByRole('link', { name: 'Help, 3 waiting' })).toBeVisible();
    const names = sidebar()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toContain('Mentoring');
    expect(names).toContain('Published projects99+, 120 waiting');
    expect(names).toContain('Schools1, 1 waiting');
    expect(names).toContain('Users2, 2 waiting');
  });

  it('says so when what is on the page could not be fetched again', async () => {
    let broken = false;
    mockApi({
      'GET /admin/dashboard': () => {
        if (broken) throw new Refused(403, 'Out of order');
        return dashboard();
      },
    });
    const { user } = renderPage(<AdminPage />, { at: '/admin' });
    await screen.findByRole('heading', { name: 'Recent activity' });
    broken = true;
    await user.click(sidebar().getByRole('link', { name: 'Lessons' }));
    await screen.findByRole('heading', { level: 1, name: 'Lesson management' });
    await user.click(sidebar().getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText(/^Could not refresh the data/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  });

  it('has a copyright line', () => {
    renderPage(<AdminPage />, { at: '/admin?section=lessons', language: 'fr' });
    expect(screen.getByText(/^© \d{4} Codivia/)).toBeVisible();
  });
});
