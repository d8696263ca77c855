import type { ApiToken } from '@codivia/contract/api/api-tokens';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ApiTokenSettings } from './api-token-settings.tsx';

const PREMIUM = member({ is_premium: true, plan: 'premium' });
const YEAR = 365 * 24 * 60 * 60 * 1000;

function token(changes: Partial<ApiToken> = {}): ApiToken {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Robot',
    scopes: ['profile:read'],
    ending: 'x9Zq',
    created_at: '2026-01-01T12:00:00.000Z',
    expires_at: new Date(Date.now() + YEAR).toISOString(),
    last_used_at: null,
    revoked_at: null,
    revoked_by: null,
    ...changes,
  };
}

const ENDED = '2026-02-01T12:00:00.000Z';

it.each([
  ['en', token(), 'Active', /never used/],
  ['fr', token({ last_used_at: new Date().toISOString() }), 'Actif', /dernière utilisation/],
  ['en', token({ expires_at: ENDED }), 'Expired', /expired on Feb 1, 2026/],
  ['fr', token({ revoked_at: ENDED, revoked_by: 'member' }), 'Révoqué', /révoqué le/],
  [
    'en',
    token({ revoked_at: ENDED, revoked_by: 'password' }),
    'Revoked: password changed',
    /revoked on/,
  ],
  [
    'fr',
    token({ revoked_at: ENDED, revoked_by: 'premium' }),
    /Révoqué\s: Premium terminé/,
    /révoqué le/,
  ],
] as const)('says in %s what became of a token', async (language, shown, state, dates) => {
  signInAs(PREMIUM);
  mockApi({ 'GET /user/api-tokens': () => [shown] });
  renderPage(<ApiTokenSettings user={PREMIUM} offer={null} />, { language });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(state)).toBeInTheDocument();
  expect(row.getByText(dates)).toBeInTheDocument();
  expect(row.getByText(/x9Zq/)).toBeInTheDocument();
  const usable = !shown.revoked_at && shown.expires_at !== ENDED;
  expect(row.queryAllByRole('button')).toHaveLength(usable ? 1 : 0);
});

it('makes a token, and shows it once', async () => {
  signInAs(PREMIUM);
  let tokens: ApiToken[] = [];
  const calls = mockApi({
    'GET /user/api-tokens': () => tokens,
    'POST /user/api-tokens': () => {
      tokens = [token()];
      return { ...token(), token: 'codivia_secret' };
    },
  });
  const { user } = renderPage(<ApiTokenSettings user={PREMIUM} offer={null} />);
  await user.type(await screen.findByLabelText('Name'), 'Robot');
  await user.click(screen.getByRole('checkbox', { name: 'progress:read' }));
  await user.click(screen.getByRole('checkbox', { name: 'profile:read' }));
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(screen.getByRole('alert')).toHaveTextContent('at least one permission');
  await user.click(screen.getByRole('checkbox', { name: 'projects:write' }));
  await user.selectOptions(screen.getByLabelText('Expires after'), '90 days');
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('codivia_secret');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Robot',
    scopes: ['projects:write'],
    days: 90,
  });
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByDisplayValue('codivia_secret')).not.toBeInTheDocument());
  expect(await screen.findByText('Robot')).toBeInTheDocument();
});

it('tells those without Premium what became of their tokens, and offers it', async () => {
  signInAs();
  const ended = token({ revoked_at: ENDED, revoked_by: 'premium' });
  mockApi({ 'GET /user/api-tokens': () => [ended] });
  renderPage(<ApiTokenSettings user={member()} offer={<button type="button">Offer</button>} />);
  expect(await screen.findByText(/Your Premium has ended/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Offer' })).toBeInTheDocument();
  expect(screen.getByText('Revoked: Premium ended')).toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
});

it('says that the list could not be loaded, and tries again', async () => {
  signInAs(PREMIUM);
  let works = false;
  mockApi({
    'GET /user/api-tokens': () => {
      if (!works) throw new Refused(403);
      return [];
    },
  });
  const { user } = renderPage(<ApiTokenSettings user={PREMIUM} offer={null} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No token yet.')).toBeInTheDocument();
});
