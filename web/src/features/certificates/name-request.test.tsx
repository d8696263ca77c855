import type { NameRequest as Request } from '@codivia/contract/api/certificate-names';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { NameRequest } from './name-request.tsx';

const AT = '2026-11-20T12:00:00.000Z';
const request = (changes: Partial<Request> = {}): Request => ({
  name: 'Léa Martin',
  why: '',
  state: 'waiting',
  requested_at: AT,
  decided_at: null,
  words: '',
  ...changes,
});

function open(before: Request | null, language: 'en' | 'fr' = 'fr', refuse?: Refused) {
  let kept = before;
  const calls = mockApi({
    'GET /user/certificate-name': () => ({ request: kept }),
    'PUT /user/certificate-name': ({ body }) => {
      if (refuse) throw refuse;
      kept = request(body as Partial<Request>);
      return kept;
    },
    'DELETE /user/certificate-name': () => {
      kept = null;
      return { message: { fr: 'Retirée.', en: 'Withdrawn.' } };
    },
  });
  return { calls, ...renderPage(<NameRequest shownName="Lea Matrin" />, { language }) };
}
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

beforeEach(() => signInAs());

it('asks for another name, changes what was asked, and withdraws it', async () => {
  const { user, calls } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Mon nom est mal écrit' }));
  const name = screen.getByLabelText('Prénom et nom, comme ils devraient être');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Lea Matrin');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }));
  expect(name).toBeInvalid();
  expect(sent(calls)).toEqual([]);
  await user.type(name, 'Léa Martin');
  await user.type(screen.getByLabelText(/^Pourquoi/), 'Une faute.{Enter}');
  expect(await screen.findByText(/Tu as demandé le nom «.Léa Martin.»/)).toBeVisible();
  const change = screen.getByRole('button', { name: 'Modifier ma demande' });
  expect(change).toHaveFocus();
  await user.click(change);
  expect(screen.getByLabelText(/^Pourquoi/)).toHaveValue('Une faute.');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await user.click(screen.getByRole('button', { name: 'Retirer ma demande' }));
  expect(await screen.findByRole('button', { name: 'Mon nom est mal écrit' })).toHaveFocus();
  expect(sent(calls)).toEqual([
    ['PUT', { name: 'Léa Martin', why: 'Une faute.' }],
    ['DELETE', undefined],
  ]);
});

it('says in the reader’s language why a name is refused', async () => {
  const refusal = { fr: 'Un nom ne contient pas de lien.', en: 'A name contains no link.' };
  const { user } = open(null, 'en', new Refused(422, refusal, 'name_contact'));
  await user.click(await screen.findByRole('button', { name: 'My name is wrong' }));
  await user.click(screen.getByRole('button', { name: 'Send my request' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A name contains no link.');
});

it('says what was decided, and lets ask again', async () => {
  open(request({ state: 'declined', decided_at: AT, words: 'Ton vrai nom, s’il te plaît.' }));
  expect(await screen.findByText(/n’a pas accepté le nom/)).toHaveTextContent('20 novembre 2026');
  expect(screen.getByText(/Message de l’équipe.*Ton vrai nom/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mon nom est mal écrit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirer ma demande' })).not.toBeInTheDocument();
});
