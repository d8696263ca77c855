import type { SchoolLeaving } from '@codivia/contract/api/leaving-school';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readSession, useSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { LeavingSection } from './leaving-section.tsx';

function Shown() {
  const { user } = useSession();
  return user?.class_account && <LeavingSection user={user} />;
}

const NOTHING: SchoolLeaving = {
  asked_at: null,
  email: null,
  email_confirmed: false,
  changes_at: null,
  parent: 'not_needed',
  parent_email: null,
  deleted_after: null,
};
const ASKED = { ...NOTHING, asked_at: '2026-11-20T10:00:00.000Z', email: 'lea@example.org' };
const SENT = { message: { fr: 'C’est parti.', en: 'Sent.' } };

const pupil = (changes: Parameters<typeof member>[0] = {}) =>
  signInAs({ class_account: true, email: '', closed: { 'own-account': 'class' }, ...changes });

/** Fills in what everybody fills in. */
async function fillIn(user: UserEvent, again = 'a wise old owl') {
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  const words = screen.getByRole('textbox', { name: 'Your three words' });
  expect(words).toHaveFocus();
  await user.type(words, 'tulipe panda soleil');
  await user.type(screen.getByRole('textbox', { name: 'Your e-\u2060mail address' }), ASKED.email);
  await user.type(screen.getByLabelText('Your new password'), 'a wise old owl');
  await user.type(screen.getByLabelText('Your new password again'), again);
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send the link' }));

it('asks somebody of 15 or older for an address and a password, and says what is missing then', async () => {
  pupil();
  let leaving = NOTHING;
  const calls = mockApi({
    'GET /user/leave-school': () => leaving,
    'POST /user/leave-school': () => {
      leaving = ASKED;
      return SENT;
    },
  });
  const { user } = renderPage(<Shown />);
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'Yes, 15 or older' }));
  expect(screen.queryByRole('textbox', { name: /of a parent/ })).toBeNull();
  await send(user);
  const steps = await screen.findByRole('list', { name: 'Where you are' });
  expect(within(steps).getByRole('listitem')).toHaveTextContent(
    'Still missing: open the link that we sent to lea@example.org. It works for one day.',
  );
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    words: 'tulipe panda soleil',
    email: ASKED.email,
    password: 'a wise old owl',
    over_15: true,
    lang: 'en',
  });
});

it('asks for the address of a parent under 15', async () => {
  pupil();
  const calls = mockApi({
    'GET /user/leave-school': () => NOTHING,
    'POST /user/leave-school': () => SENT,
  });
  const { user } = renderPage(<Shown />);
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'No, under 15' }));
  await send(user);
  const parent = screen.getByRole('textbox', { name: 'The e-\u2060mail address of a parent' });
  expect(parent).toBeInvalid();
  await user.type(parent, 'mum@example.net');
  await send(user);
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ over_15: false, parent_email: 'mum@example.net' });
});

it('sends nothing that is incomplete, and shows a refusal at its field', async () => {
  pupil();
  const wrong = { fr: 'Ce ne sont pas tes mots.', en: 'These aren’t your words.' };
  const calls = mockApi({
    'GET /user/leave-school': () => NOTHING,
    'POST /user/leave-school': () => {
      throw new Refused(403, wrong, 'wrong_words');
    },
  });
  const { user } = renderPage(<Shown />);
  await fillIn(user, 'another owl');
  await send(user);
  expect(await screen.findByText('Choose one of the two answers')).toBeVisible();
  const again = screen.getByLabelText('Your new password again');
  expect(again).toBeInvalid();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.clear(again);
  await user.type(again, 'a wise old owl');
  await user.click(screen.getByRole('radio', { name: 'Yes, 15 or older' }));
  await send(user);
  const words = screen.getByRole('textbox', { name: 'Your three words' });
  await waitFor(() => expect(words).toHaveAccessibleDescription(/These aren’t your words\./));
  expect(words).toHaveFocus();
});

it.each([
  ['asked', 'Il manque encore : la réponse de ton parent, à mum@example.net.'],
  ['refused', 'Il manque encore : l’accord d’un parent. La réponse de mum@example.net est non.'],
  ['missing', 'Il manque encore : l’accord d’un parent. Donne-nous une adresse'],
  ['accepted', 'C’est fait : ton parent est d’accord.'],
] as const)('says how it stands with a parent: %s', async (parent, text) => {
  pupil({ age: 'under_15' });
  const parent_email = parent === 'missing' ? null : 'mum@example.net';
  const leaving = { ...ASKED, email_confirmed: true, parent, parent_email };
  mockApi({ 'GET /user/leave-school': () => leaving });
  const { user } = renderPage(<Shown />, { language: 'fr' });
  const steps = await screen.findAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('C’est fait : ton adresse, lea@example.org, est confirmée.');
  expect(steps[1]).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: /^Changer quelque chose/ }));
  expect(screen.getByRole('radio', { name: 'Non, moins de 15 ans' })).toBeChecked();
  const field = screen.queryByRole('textbox', { name: /d’un parent/ });
  if (parent === 'accepted') expect(field).toBeNull();
  else expect(field).toHaveValue(parent === 'asked' ? 'mum@example.net' : '');
});

it('warns that the account is about to change, and stops it', async () => {
  pupil({ leaving_at: '2030-11-24T10:00:00.000Z' });
  const changes_at = '2030-11-24T10:00:00.000Z';
  let leaving: SchoolLeaving = { ...ASKED, email_confirmed: true, changes_at };
  const calls = mockApi({
    'GET /user/leave-school': () => leaving,
    'DELETE /user/leave-school': () => {
      leaving = NOTHING;
      return SENT;
    },
    'GET /auth/me': () => member({ class_account: true, email: '' }),
  });
  const { user } = renderPage(<LeavingNotice />);
  const notice = await screen.findByRole('region', { name: /about to change hands/ });
  expect(notice).toHaveTextContent(/lea@example\.org.*2030/);
  await user.click(within(notice).getByRole('button', { name: 'Stop everything' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  await waitFor(() => expect(readSession().user).not.toHaveProperty('leaving_at'));
});

it('says in the warning that a parent has to agree first', async () => {
  pupil();
  const changes_at = '2030-11-24T10:00:00.000Z';
  const leaving = { ...ASKED, email_confirmed: true, changes_at, parent: 'asked' };
  mockApi({ 'GET /user/leave-school': () => leaving });
  renderPage(<LeavingNotice />);
  const notice = await screen.findByRole('region', { name: /about to change hands/ });
  expect(notice).toHaveTextContent(/As soon as a parent agrees, but not before.*2030/);
});

it('says until when it can be stopped', async () => {
  pupil();
  const changes_at = '2030-11-24T10:00:00.000Z';
  mockApi({ 'GET /user/leave-school': () => ({ ...ASKED, email_confirmed: true, changes_at }) });
  renderPage(<Shown />, { language: 'fr' });
  const steps = await screen.findAllByRole('listitem');
  expect(steps[1]).toHaveTextContent(/Il manque encore.*l’attente, jusqu’au 24 novembre 2030\./);
  expect(screen.getByRole('button', { name: 'Tout arrêter' })).toBeVisible();
});

it('asks for another address when somebody else has taken it', async () => {
  pupil();
  mockApi({ 'GET /user/leave-school': () => ({ ...ASKED, email: null }) });
  renderPage(<Shown />);
  expect(await screen.findByText(/Somebody else now uses the one you gave/)).toBeVisible();
});

it('names the day on which the class ends', async () => {
  pupil();
  const deleted_after = '2027-09-01T10:00:00.000Z';
  mockApi({ 'GET /user/leave-school': () => ({ ...NOTHING, deleted_after }) });
  renderPage(<Shown />, { language: 'fr' });
  expect(await screen.findByText(/sera supprimé avec elle le 1er septembre 2027/)).toBeVisible();
});

it('is gone once the account has become a personal one elsewhere', async () => {
  pupil();
  mockApi({
    'GET /user/leave-school': () => {
      throw new Refused(403, 'personal', 'not_class_account');
    },
    'GET /auth/me': () => member({ email: ASKED.email }),
  });
  renderPage(<Shown />);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(readSession().user?.email).toBe(ASKED.email);
});

it('tries again when it cannot be loaded', async () => {
  pupil();
  let works = false;
  mockApi({
    'GET /user/leave-school': () => {
      if (!works) throw new Refused(500);
      return NOTHING;
    },
  });
  const { user } = renderPage(<Shown />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeVisible();
});
