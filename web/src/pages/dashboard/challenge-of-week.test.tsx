import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubCanvas } from '../../test/canvas.ts';
import { dashboardApi } from '../../test/dashboard.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { DashboardPage } from './dashboard-page.tsx';

beforeEach(() => {
  stubCanvas();
  signInAs();
});

describe('a member', () => {
  it.each([
    ['en', 'Challenge of the week', 'The door', 'You haven’t tried it yet.'],
    ['fr', 'Le défi de la semaine', 'La porte', 'Tu ne l’as pas encore essayé.'],
  ] as const)('finds the challenge of the week (%s)', async (language, title, name, state) => {
    dashboardApi();
    renderPage(<DashboardPage />, { language });
    const card = within(await screen.findByRole('region', { name: title }));
    expect(await card.findByRole('link', { name })).toHaveAttribute('href', '/challenges/door');
    expect(await card.findByText(state)).toBeVisible();
  });

  it('sees how far they have come with the challenge of the week', async () => {
    const result = {
      challenge_id: 'door',
      tries: 3,
      best: 1,
      cases: 4,
      passed_at: null,
      outdated: false,
      xp_awarded: 0,
    };
    dashboardApi({ 'GET /challenges/results': () => ({ results: [result], medals: [] }) });
    renderPage(<DashboardPage />);
    expect(await screen.findByText('Cases passed in your best try: 1 of 4')).toBeVisible();
  });
});
