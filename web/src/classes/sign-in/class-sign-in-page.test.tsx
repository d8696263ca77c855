import { CLASS_VIEW, CLASS_VIEW_VERSION } from '@codivia/contract/api/class-sign-in';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { leaveFor } from '../../lib/redirect.ts';
import { readSession } from '../../lib/session.ts';
import { isSharedComputer } from '../../lib/shared-computer.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { classDoor } from '../../test/classes.ts';
import { authAnswer, member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ClassSignInPage } from './class-sign-in-page.tsx';

vi.mock('../../lib/redirect.ts', async (original) => ({
  ...(await original<typeof import('../../lib/redirect.ts')>()),
  leaveFor: vi.fn(),
}));

const DOOR = 'GET /class-codes/BCDF-GHJK';
const SIGN_IN = 'POST /auth/class/BCDF-GHJK';
const JOINING = 'GET /class-codes/BCDF-GHJK/joining';

function open(
  replies: Parameters<typeof mockApi>[0],
  language: 'en' | 'fr' = 'en',
  hash = '',
  code = '/BCDF-GHJK',
) {
  const calls = mockApi({ [DOOR]: () => classDoor(), ...replies });
  const page = renderPage(<ClassSignInPage />, {
    at: `/class${code}${hash}`,
    path: '/class/:code?',
    others: [
      { path: '/dashboard', element: <p>Dashboard</p> },
      { path: '/auth', element: <p>Sign in</p> },
    ],
    language,
  });
  return { calls, ...page };
}

async function signInWith(user: ReturnType<typeof open>['user'], words: string) {
  await user.type(await screen.findByLabelText('User name'), 'lea ');
  await user.type(screen.getByLabelText('Your three words'), words);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('signs a class account in with its words, on a device that others use too', async () => {
  const { user, calls } = open({
    [SIGN_IN]: () => authAnswer({ class_account: true, in_class: true }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '4e B' })).toBeVisible();
  expect(screen.getByText('Mme Dupont · 2026-2027')).toBeVisible();
  await signInWith(user, 'Chat lune VELO');
  expect(await screen.findByText('Dashboard')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ user_name: 'lea', words: 'Chat lune VELO' });
  expect(readSession().user?.class_account).toBe(true);
  expect(isSharedComputer()).toBe(true);
  expect(calls.map(({ path }) => path)).not.toContain('/class-codes/BCDF-GHJK/joining');
});

it('says what is missing, that the words are wrong, and from when on one may try again', async () => {
  let refusal: () => unknown = () => {
    throw new Refused(401, 'No.', 'invalid_class_credentials');
  };
  const { user, calls } = open({ [SIGN_IN]: () => refusal() });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await signInWith(user, 'cat');
  expect(await screen.findByText(/^This name and these words do not go together\./)).toBeVisible();
  refusal = () =>
    Response.json(new Refused(429, 'Too many.').answer, {
      status: 429,
      headers: { 'retry-after': '600' },
    });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/You can try again at \d+:\d\d/)).toBeVisible();
  expect(readSession().signedIn).toBe(false);
});

it('leads somebody with an account to sign in, and back here', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('link', { name: 'Use my account' }));
  expect(await screen.findByText('Sign in')).toBeVisible();
  expect(Object.values(localStorage).join(' ')).toContain('/class/BCDF-GHJK');
});

it('takes class accounts in with a former code, and nobody new', async () => {
  open({ [DOOR]: () => classDoor({ joining_open: false }) }, 'fr');
  expect(await screen.findByLabelText('Tes trois mots')).toBeVisible();
  expect(screen.getByText(/^Pour le moment, on ne peut pas rejoindre/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Utiliser mon compte' })).toBeNull();
});

it('asks for the code of somebody who comes without a card', async () => {
  const { user, calls } = open({}, 'fr', '', '');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Entre dans ta classe' }),
  ).toBeVisible();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('Code de la classe'), 'BCDF-GHJK');
  await user.click(screen.getByRole('button', { name: 'Ouvrir ma classe' }));
  expect(await screen.findByRole('heading', { level: 1, name: '4e B' })).toBeVisible();
});

it('asks for another code where there is no class', async () => {
  const { user, router } = open({
    [DOOR]: () => {
      throw new Refused(404, 'No.', 'class_code_unknown');
    },
    'GET /class-codes/xz23%204567': () => classDoor({ class_name: '5e A' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has the code BCDF-GHJK');
  const field = screen.getByLabelText('Code of the class');
  await user.type(field, 'xz23');
  await user.click(screen.getByRole('button', { name: 'Open my class' }));
  expect(screen.getByText('A code has 8 letters and digits.')).toBeVisible();
  await user.type(field, ' 4567');
  await user.click(screen.getByRole('button', { name: 'Open my class' }));
  expect(await screen.findByRole('heading', { name: '5e A' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/class/xz23%204567');
});

it('says from when on codes are taken again after too many wrong ones', async () => {
  open({
    [DOOR]: () =>
      Response.json(new Refused(429, 'Too many.').answer, {
        status: 429,
        headers: { 'retry-after': '300' },
      }),
  });
  expect(await screen.findByRole('heading', { name: 'Too many tries' })).toBeVisible();
  expect(screen.getByText(/You can try again at \d+:\d\d/)).toBeVisible();
});

it('shows what the teachers will see before somebody joins', async () => {
  signInAs({ name: 'Léa Martin' });
  const joining = {
    ...classDoor(),
    name: 'Léa M.',
    sees: [...CLASS_VIEW],
    version: CLASS_VIEW_VERSION,
  };
  const { user, calls } = open({
    [JOINING]: () => joining,
    'POST /class-codes/BCDF-GHJK/members': () => ({ class_name: '4e B' }),
    'GET /auth/me': () => member({ in_class: true }),
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(CLASS_VIEW.length);
  expect(screen.getByLabelText('Your name in the class')).toHaveValue('Léa M.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Join the class' }));
  expect(await screen.findByText('Dashboard')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ name: 'Léa M.', agreed_version: CLASS_VIEW_VERSION });
  await waitFor(() => expect(readSession().user?.in_class).toBe(true));
});

it.each([
  ['already_member', 409, 'You are in this class already.'],
  ['joining_closed', 409, /^Nobody can join this class at the moment/],
  ['class_full', 409, 'This class is full. Tell your teacher.'],
  ['teaches_this_class', 403, /^You teach this class/],
])('says why somebody cannot join: %s', async (code, status, text) => {
  signInAs({ name: 'Léa Martin' });
  open({
    [JOINING]: () => {
      throw new Refused(status, 'No.', code);
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Signed in as Léa Martin. That is not you?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

const START = 'POST /auth/school/start';
const SESSION = 'POST /auth/school/session';
const atSchool = () => classDoor({ school_sign_in: true, school_name: 'Mon ENT' });

it('leads to the sign-in of the school, or says that it does not answer', async () => {
  let reply = (): unknown => {
    throw new Refused(503, 'Your school’s sign-in isn’t answering.', 'school_unavailable');
  };
  const { user, calls } = open({ [DOOR]: atSchool, [START]: () => reply() });
  const button = await screen.findByRole('button', { name: 'Sign in with Mon ENT' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('isn’t answering');
  expect(leaveFor).not.toHaveBeenCalled();
  reply = () => ({ url: 'https://ent.example/login' });
  await user.click(button);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://ent.example/login'));
  expect(calls.at(-1)?.body).toEqual({ code: 'BCDF-GHJK' });
  expect(screen.getByText('Or sign in with what is on your card.')).toBeVisible();
});

it('opens the session of whoever comes back from the school', async () => {
  const session = () => authAnswer({ class_account: true, in_class: true });
  const { calls } = open({ [DOOR]: atSchool, [SESSION]: session }, 'en', '#school');
  expect(await screen.findByText('Dashboard')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/auth/school/session')).toHaveLength(1);
  expect(readSession().user?.class_account).toBe(true);
  expect(isSharedComputer()).toBe(true);
});

it('lets somebody begin again who comes back too late', async () => {
  const late = () => {
    throw new Refused(401, 'No.', 'school_sign_in_over');
  };
  open({ [DOOR]: atSchool, [SESSION]: late }, 'fr', '#school');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^C’était trop long/);
  expect(screen.getByRole('button', { name: 'Me connecter avec Mon ENT' })).toBeVisible();
  expect(readSession().signedIn).toBe(false);
});

it.each([
  ['refused', /^The sign-in with your school did not work/],
  ['closed', /^You are not in this class yet, and nobody can join/],
  ['full', /^You are not in this class yet, and it is full/],
])('says why the school does not open the class: %s', async (reason, text) => {
  const { calls } = open({ [DOOR]: atSchool }, 'en', `#school=${reason}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('knows no other reasons, and no school where there is none', async () => {
  open({}, 'en', '#school=constructor');
  expect(await screen.findByLabelText('User name')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
