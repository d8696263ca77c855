import type { AdminCertificate } from '@codivia/contract/api/admin-certificates';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminUser } from '../../test/admin.ts';
import { mockApi } from '../../test/api.ts';
import { certificate } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const LINA = adminUser();

function open() {
  let found: AdminCertificate = {
    ...certificate({ user_name: 'Lina Martn', certificate_id: 'CV-1' }),
    corrections: [],
  };
  const calls = mockApi({
    'GET /admin/users': () => [LINA],
    'GET /admin/user-count': () => ({ total: 1, more: false }),
    'GET /admin/users/u1': () => LINA,
    'GET /admin/users/u1/certificates': () => [found],
    'PUT /admin/certificates/CV-1': ({ body }) => {
      const { user_name } = body as { user_name: string };
      const actor = { id: 'a1', name: 'Ada' };
      const correction = { at: new Date().toISOString(), actor, from: found.user_name };
      found = { ...found, user_name, corrections: [{ ...correction, to: user_name }] };
      return found;
    },
  });
  return { calls, ...renderPage(<AdminPage />, { at: '/admin?section=users', language: 'fr' }) };
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

it('corrects the name on a certificate of a user, and says what was corrected', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: /^Modifier.*Lina/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Modifier l’utilisateur' });
  const part = within(await within(dialog).findByRole('region', { name: 'Certificats' }));
  expect(await part.findByText('Décerné à Lina Martn, le 20 novembre 2026')).toBeVisible();
  await user.click(part.getByRole('button', { name: /Corriger le nom .*Découverte/ }));
  const name = part.getByLabelText('Nom sur le certificat');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.click(part.getByRole('button', { name: 'Enregistrer la correction' }));
  expect(await part.findByText('Le nom est requis')).toBeVisible();
  await user.type(name, 'Lina Martin{Enter}');
  expect(
    await part.findByText(/^Ada, maintenant.: «.Lina Martn.» corrigé en «.Lina Martin.»/),
  ).toBeVisible();
  expect(part.getByText(/^Décerné à Lina Martin/)).toBeVisible();
  expect(part.getByRole('button', { name: /Corriger le nom/ })).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { user_name: 'Lina Martin' },
  ]);
  expect(dialog).toBeVisible();
});
