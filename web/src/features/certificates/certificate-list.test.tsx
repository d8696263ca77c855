import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { certificate, fullCertificate, pathCertificate, SITE } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CertificateList } from './certificate-list.tsx';

beforeEach(() => {
  signInAs();
  stubCanvas();
});

it('lists certificates, and opens one', async () => {
  mockApi({
    'GET /user/certificates': () => [certificate()],
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<CertificateList />, { language: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Découverte' })).toBeInTheDocument();
  expect(
    screen.getByText('Terminé le 20 novembre 2026 · 130 XP · 24 des 32 exercices'),
  ).toBeInTheDocument();
  expect(screen.getByText('Certificat simple')).toBeInTheDocument();
  expect(screen.getByText(/demande 80 % des exercices/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Voir le certificat du cours Découverte' }));
  expect(await screen.findByRole('dialog', { name: 'Ton certificat' })).toBeInTheDocument();
});

it('names the full certificate, and figures only where they are known', async () => {
  const old = certificate({ exercises_solved: null, exercises_total: null });
  mockApi({
    'GET /user/certificates': () => [fullCertificate(), { ...old, certificate_id: 'OLD' }],
  });
  renderPage(<CertificateList />);
  expect(await screen.findByText('Full certificate')).toBeInTheDocument();
  expect(screen.getByText(/130 XP · 30 of 32 exercises$/)).toBeInTheDocument();
  expect(screen.getByText(/130 XP$/)).toBeInTheDocument();
});

it('tells the certificate of a path from those of courses, and opens it', async () => {
  mockApi({
    'GET /user/certificates': () => [pathCertificate(), certificate()],
    'GET /config': () => SITE,
  });
  const { user } = renderPage(<CertificateList />, { language: 'fr' });
  expect(await screen.findByText('Parcours')).toBeVisible();
  expect(screen.getByText(/devient complet dès que ceux de tous ses cours/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voir le certificat du parcours Jeux' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ton certificat' });
  const picture = await within(dialog).findByRole('img');
  expect(picture).toHaveAccessibleName(
    /décerné à Léa Martin pour le parcours «.Jeux.».*Cours.: Découverte · Créer des jeux\./,
  );
});

it('saves one straight from the list, drawn in the reader’s language', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  mockApi({ 'GET /user/certificates': () => [certificate()], 'GET /config': () => SITE });
  const { user } = renderPage(<CertificateList />, { language: 'fr' });
  const name = 'Télécharger le certificat du cours Découverte';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Ton certificat est enregistré en image.')).toBeVisible();
  expect(saved).toEqual(['codivia-decouverte-lea-martin.png']);
});

it('invites those who have none', async () => {
  mockApi({ 'GET /user/certificates': () => [] });
  renderPage(<CertificateList />);
  expect(await screen.findByText(/Finish a course/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/courses');
});

it('says that they could not be loaded, and tries again', async () => {
  let broken = true;
  mockApi({
    'GET /user/certificates': () => {
      if (broken) throw new Refused(500);
      return [];
    },
  });
  const { user } = renderPage(<CertificateList />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Finish a course/)).toBeInTheDocument();
});
