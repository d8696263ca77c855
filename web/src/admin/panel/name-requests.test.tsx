import type { AdminNameRequest } from '@codivia/contract/api/certificate-names';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { certificate } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const request: AdminNameRequest = {
  id: 'r1',
  name: 'Lina Martin',
  why: 'Une faute.',
  requested_at: new Date().toISOString(),
  user: { id: 'u1', name: 'Lina', language: 'fr' },
  certificates: [certificate({ user_name: 'Lina Martn', certificate_id: 'CV-1' })],
};

function open(refuse?: Refused) {
  let waiting = [request];
  const calls = mockApi({
    'GET /admin/users': () => [],
    'GET /admin/user-count': () => ({ total: 0, more: false }),
    'GET /admin/name-requests': () => waiting,
    'POST /admin/users/u1/name-request': () => {
      waiting = [];
      if (refuse) throw refuse;
      return { message: { fr: 'Traitée.', en: 'Settled.' } };
    },
  });
  return { calls, ...renderPage(<AdminPage />, { at: '/admin?section=users', language: 'fr' }) };
}
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const findPart = async () =>
  within(await screen.findByRole('region', { name: /1 demande d’un autre nom/ }));
const expectGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /autre nom/ })).toBeNull());

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

it('shows both names beside the certificate, and accepts', async () => {
  const { user, calls } = open();
  const part = await findPart();
  const facts = part.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['DécouverteCV-1', 'Lina Martn', 'Lina Martin']);
  expect(part.getByText(/Une faute/)).toBeVisible();
  await user.click(part.getByRole('button', { name: /^Accepter le nom.*Lina Martin/ }));
  expect(await screen.findByText('Nom corrigé sur les certificats')).toBeVisible();
  await expectGone();
  expect(sent(calls)).toEqual([{ request_id: 'r1', decision: 'accept', words: '' }]);
});

it('declines with words in the language of the member, never without', async () => {
  const { user, calls } = open();
  const part = await findPart();
  await user.click(part.getByRole('button', { name: /^Refuser le nom/ }));
  const words = part.getByLabelText('Pourquoi la demande est refusée');
  expect(words).toHaveFocus();
  expect(words).toHaveAccessibleDescription(/lit le français/);
  await user.click(part.getByRole('button', { name: 'Refuser et envoyer' }));
  expect(words).toBeInvalid();
  expect(sent(calls)).toEqual([]);
  await user.type(words, 'Ton vrai nom.');
  await user.click(part.getByRole('button', { name: 'Refuser et envoyer' }));
  expect(await screen.findByText('Demande refusée')).toBeVisible();
  await expectGone();
  expect(sent(calls)).toEqual([{ request_id: 'r1', decision: 'decline', words: 'Ton vrai nom.' }]);
});

it('says that somebody else was faster', async () => {
  const gone = { fr: 'Cette demande n’attend plus.', en: 'This request does not wait any more.' };
  const { user } = open(new Refused(409, gone, 'name_request_gone'));
  const part = await findPart();
  await user.click(part.getByRole('button', { name: /^Accepter le nom/ }));
  expect(await screen.findByText('Cette demande n’attend plus.')).toBeVisible();
  await expectGone();
});
