import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { certificate, SITE } from '../../test/certificate.ts';
import { renderPage } from '../../test/render.tsx';
import { CertificatePage } from './certificate-page.tsx';

const ID = 'CV-7Q2M0X9KTR4B8ZW1E5HN';
const WHERE = { at: `/certificate/${ID}`, path: '/certificate/:certificateId' };

beforeEach(() => {
  stubCanvas();
});

it('proves a certificate to anyone', async () => {
  mockApi({ [`GET /certificates/${ID}`]: () => certificate(), 'GET /config': () => SITE });
  renderPage(<CertificatePage />, { ...WHERE, language: 'fr' });
  const title = await screen.findByRole('heading', { name: 'Ce certificat est authentique' });
  expect(title).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Léa Martin',
    'Découverte',
    '20 novembre 2026',
    '10',
    '130',
    ID,
  ]);
  expect(screen.getByRole('link', { name: 'Voir le cours' })).toHaveAttribute(
    'href',
    '/course/discovery',
  );
  expect(await screen.findByRole('img')).toHaveAccessibleName(/Léa Martin/);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await waitFor(() => expect(document.title).toBe('Certificat de Léa Martin · Codivia'));
});

it.each([404, 400])('does not let another number pass (%i)', async (status) => {
  mockApi({
    [`GET /certificates/${ID}`]: () => {
      throw new Refused(status);
    },
  });
  renderPage(<CertificatePage />, WHERE);
  const title = await screen.findByRole('heading', {
    level: 1,
    name: 'This certificate is not one of ours',
  });
  expect(title).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('claims nothing when the server does not answer', async () => {
  let broken = true;
  mockApi({
    [`GET /certificates/${ID}`]: () => {
      if (broken) throw new TypeError('Failed to fetch');
      return certificate();
    },
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<CertificatePage />, WHERE);
  expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be loaded');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /is genuine/ })).toBeInTheDocument();
});
