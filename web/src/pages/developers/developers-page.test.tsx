import type { ApiReference } from '@codivia/contract/api/api-reference';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { DevelopersPage } from './developers-page.tsx';
import { addressOf } from './send-call.ts';

const REFERENCE: ApiReference = {
  requests_per_minute: 60,
  body_limit: 1000,
  calls: [
    {
      method: 'GET',
      path: '/api/v1/projects/{id}',
      scope: 'projects:read',
      about: { fr: 'Un projet.', en: 'One project.' },
      parameters: [
        {
          name: 'id',
          type: 'string',
          required: true,
          in: 'path' as const,
          about: { fr: 'Son identifiant.', en: 'Its id.' },
        },
        {
          name: 'limit',
          type: 'integer',
          required: false,
          in: 'query' as const,
          about: { fr: 'Combien.', en: 'How many.' },
        },
      ],
      body: [],
      answer: [
        {
          name: 'name',
          type: 'string',
          required: true,
          about: { fr: 'Son nom.', en: 'Its name.' },
        },
      ],
      errors: [{ status: 404, code: 'gone', detail: { fr: 'Parti.', en: 'It is gone.' } }],
    },
  ],
  errors: [{ status: 401, code: 'invalid_token', detail: { fr: 'Non.', en: 'No such token.' } }],
};

it.each([
  ['en', 'One project.', 'Its id.', 'It is gone.', 'No such token.', /60 requests a minute/],
  ['fr', 'Un projet.', 'Son identifiant.', 'Parti.', 'Non.', /60 requêtes par minute/],
] as const)('shows the reference in %s', async (language, about, field, own, common, limit) => {
  mockApi({ 'GET /developers/reference': () => REFERENCE });
  renderPage(<DevelopersPage />, { language });
  const call = await screen.findByRole('region', { name: 'GET /api/v1/projects/{id}' });
  for (const text of [about, field, own]) {
    expect(within(call).getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText(common)).toBeInTheDocument();
  expect(screen.getByText(limit)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Python' })).toHaveTextContent('from codivia import');
});

it('says that the reference could not be loaded; examples are there all the same', async () => {
  mockApi({
    'GET /developers/reference': () => {
      throw new Refused(403);
    },
  });
  renderPage(<DevelopersPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('link', { name: 'Download codivia.py' })).toHaveAttribute('download');
});

it('puts parameters into the address, and a token never', () => {
  const [call] = REFERENCE.calls;
  if (!call) throw new Error('no call');
  expect(addressOf(call, { id: ' a/b ', limit: '5' })).toBe('/api/v1/projects/a%2Fb?limit=5');
  expect(addressOf(call, { id: 'x' })).toBe('/api/v1/projects/x');
});
