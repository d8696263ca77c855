import type { Language } from '@codivia/contract/api/language';
import { readSiteConfig } from '@codivia/contract/api/site';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../lib/api.ts';
import { renderPage } from '../test/render.tsx';
import { ErrorState } from './error-state.tsx';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Shows the result of a call that is answered with `status`. */
async function showFailure(status: number, language: Language) {
  const answer = { detail: { fr: 'Non.', en: 'No.' }, message: 'No.', code: 'refused' };
  const headers = { 'x-request-id': ID };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status, headers }));
  const error = await call(readSiteConfig).catch((failure: unknown) => failure);
  renderPage(<ErrorState error={error} />, { language });
}

it('shows the reference of a failure of the server, and what it is good for', async () => {
  await showFailure(500, 'en');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `No.If you write to us, include this reference: it helps us find the error. ${ID}`,
  );
});

it('in French too', async () => {
  await showFailure(503, 'fr');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Non.Dans un message à notre équipe, cette référence aide à retrouver l’erreur. ${ID}`,
  );
});

it('shows none for what the server refused on purpose', async () => {
  await showFailure(404, 'en');
  expect(screen.getByRole('alert')).toHaveTextContent('No.');
  expect(screen.getByRole('alert')).not.toHaveTextContent(ID);
});
