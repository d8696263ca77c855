import type { Language } from '@codivia/contract/language';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { project, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ProjectsDialog } from './projects-dialog.tsx';

function open(language: Language = 'en'): void {
  mockApi({
    'GET /projects': () =>
      ['a', 'b', 'c'].map((id) => ({ ...project(1, ''), id, name: `Project ${id}` })),
  });
  const handlers = { onClose: vi.fn(), onCurrentDeleted: vi.fn() };
  renderPage(
    <ProjectsDialog
      open
      kind="python"
      place="python"
      files={{ 'main.py': '' }}
      current={null}
      {...handlers}
    />,
    { language },
  );
}

it('leads a member whose three projects are in use to Premium', async () => {
  signInAs();
  open();
  expect(await screen.findByRole('link', { name: /Premium/ })).toBeVisible();
});

it('has room for another project of an administrator, and offers no Premium', async () => {
  signInAs({ role: 'admin' });
  open();
  await screen.findByRole('list', { name: 'My projects' });
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.queryByText(/Premium|3 of 3/)).not.toBeInTheDocument();
});

it.each([
  ['fr', 'Connexion'],
  ['en', 'Log in'],
] as const)('tells a visitor how to have projects (%s)', async (language, logIn) => {
  open(language);
  expect(await screen.findByRole('link', { name: logIn })).toHaveAttribute('href', '/auth');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
