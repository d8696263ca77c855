import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { TrailSection } from './trail-section.tsx';

it('is hidden for one member of this browser, and shown again by the same button', async () => {
  signInAs();
  const { user, unmount } = renderPage(<TrailSection xp={190} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^A path into the mountains/);
  await user.click(screen.getByRole('button', { name: 'Hide the trail' }));
  expect(screen.getByRole('button', { name: 'Show the trail' })).toHaveFocus();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  unmount();

  const again = renderPage(<TrailSection xp={190} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  again.unmount();
  signInAs({ id: 'm2' });
  renderPage(<TrailSection xp={190} />);
  expect(screen.getByRole('img')).toBeVisible();
  signInAs();
});

it('comes back when it is asked for', async () => {
  signInAs();
  const { user } = renderPage(<TrailSection xp={0} />, { language: 'fr' });
  await user.click(screen.getByRole('button', { name: 'Masquer le chemin' }));
  await user.click(screen.getByRole('button', { name: 'Afficher le chemin' }));
  expect(screen.getByRole('img')).toHaveAccessibleName(/un panneau\.$/);
});
