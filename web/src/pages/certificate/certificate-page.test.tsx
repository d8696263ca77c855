import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { certificate, fullCertificate, pathCertificate, SITE } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
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
    'Certificat simple',
    '20 novembre 2026',
    '10',
    '24 des 32 exercices',
    '130',
    ID,
  ]);
  expect(screen.getByRole('link', { name: 'Voir le cours' })).toHaveAttribute(
    'href',
    '/course/discovery',
  );
  const image = await screen.findByRole('img');
  expect(image).toHaveAccessibleName(
    /^Certificat de réussite simple Codivia, décerné à Léa Martin/,
  );
  expect(image).toHaveAccessibleName(/et réussi 24 des 32 exercices\. Certificat n°/);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await waitFor(() => expect(document.title).toBe('Certificat de Léa Martin · Codivia'));
});

it('proves the certificate of a path, with the courses that it is for', async () => {
  mockApi({ [`GET /certificates/${ID}`]: () => pathCertificate(), 'GET /config': () => SITE });
  renderPage(<CertificatePage />, { ...WHERE, language: 'fr' });
  expect(
    await screen.findByRole('heading', { name: 'Ce certificat est authentique' }),
  ).toBeVisible();
  expect(screen.getByText('Parcours').nextElementSibling).toHaveTextContent('Jeux');
  const courses = screen.getByText('Ses cours').nextElementSibling;
  expect(courses).toHaveTextContent('Découverte, Créer des jeux');
  expect(screen.getByRole('link', { name: 'Voir le parcours' })).toHaveAttribute(
    'href',
    '/path/games',
  );
});

it('calls it a record of attendance, on the page and in the picture, while few exercises are solved', async () => {
  const record = certificate({ kind: 'attendance', exercises_solved: 0 });
  mockApi({ [`GET /certificates/${ID}`]: () => record, 'GET /config': () => SITE });
  renderPage(<CertificatePage />, { ...WHERE, language: 'fr' });
  expect(
    await screen.findByRole('heading', { name: 'Cette attestation de suivi est authentique' }),
  ).toBeVisible();
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    /^Attestation de suivi Codivia, délivrée à Léa Martin.*Attestation n°.*qu’elle est authentique/,
  );
  await waitFor(() => expect(document.title).toBe('Attestation de suivi de Léa Martin · Codivia'));
  expect(document.body).not.toHaveTextContent(/certificat/i);
});

it('says when the name was corrected, and lets its owner alone ask for that', async () => {
  const corrected = certificate({ name_corrected_at: '2026-11-25T12:00:00.000Z' });
  mockApi({
    [`GET /certificates/${ID}`]: () => corrected,
    'GET /config': () => SITE,
    'GET /user/certificates': () => [corrected],
    'GET /user/certificate-name': () => ({ request: null }),
  });
  const { unmount } = renderPage(<CertificatePage />, { ...WHERE, language: 'fr' });
  const term = await screen.findByText('Nom corrigé le');
  expect(term.nextElementSibling).toHaveTextContent('25 novembre 2026');
  expect(screen.queryByRole('button', { name: 'Mon nom est mal écrit' })).not.toBeInTheDocument();
  unmount();
  signInAs();
  renderPage(<CertificatePage />, { ...WHERE, language: 'fr' });
  expect(await screen.findByRole('button', { name: 'Mon nom est mal écrit' })).toBeVisible();
});

it('offers a member no correction of what belongs to somebody else', async () => {
  signInAs();
  const calls = mockApi({
    [`GET /certificates/${ID}`]: () => certificate(),
    'GET /config': () => SITE,
    'GET /user/certificates': () => [certificate({ certificate_id: 'CV-ANOTHER' })],
    'GET /user/certificate-name': () => ({ request: null }),
  });
  renderPage(<CertificatePage />, WHERE);
  await screen.findByRole('heading', { name: /is genuine/ });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/user/certificates'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.map(({ path }) => path)).not.toContain('/user/certificate-name');
  expect(screen.queryByRole('button', { name: 'My name is wrong' })).not.toBeInTheDocument();
});

it('shows what the full certificate lists', async () => {
  const full = fullCertificate({ project_title: 'My game', project_title_fr: 'Mon jeu' });
  mockApi({ [`GET /certificates/${ID}`]: () => full, 'GET /config': () => SITE });
  renderPage(<CertificatePage />, WHERE);
  await screen.findByRole('heading', { name: 'This certificate is genuine' });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      'Full certificate',
      'November 21, 2026',
      '30 of 32 exercises',
      'Variables, Conditions, Loops, Lists, Functions',
      'My game',
    ]),
  );
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    /Skills: Variables · Conditions.*Project: My game/,
  );
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
