import type { Session } from '@codivia/contract/api/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../../test/api.ts';
import { signInAs } from '../../../test/factories.ts';
import { renderPage } from '../../../test/render.tsx';
import { Devices } from './devices.tsx';

const DONE = { message: { fr: 'C’est fait.', en: 'Done.' } };

function session(changes: Partial<Session> = {}): Session {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    browser: 'Firefox',
    system: 'Windows',
    created_at: '2026-11-01T12:00:00.000Z',
    used_at: new Date(Date.now() - 5 * 60_000).toISOString(),
    is_current: false,
    ...changes,
  };
}

const HERE = session({ is_current: true });
const PHONE = session({
  id: '00000000-0000-4000-8000-000000000002',
  browser: 'Safari',
  system: 'iOS',
});
const ROBOT = session({ id: '00000000-0000-4000-8000-000000000003', browser: null, system: null });

beforeEach(() => signInAs());

it.each([
  ['en', 'Your devices', 'Firefox on Windows', 'This device', 'Unknown device', /5 minutes ago/],
  [
    'fr',
    'Tes appareils',
    'Firefox sur Windows',
    'Cet appareil',
    'Appareil inconnu',
    /il y a 5 minutes/,
  ],
] as const)(
  'lists the devices, and says which is this one: %s',
  async (language, title, name, here, unknown, last) => {
    mockApi({ 'GET /user/sessions': () => [HERE, PHONE, ROBOT] });
    renderPage(<Devices />, { language });
    const list = within(await screen.findByRole('region', { name: title }));
    const rows = await list.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    const [first, , third] = rows as [HTMLElement, HTMLElement, HTMLElement];
    expect(first).toHaveTextContent(name);
    expect(first).toHaveTextContent(here);
    expect(first).toHaveTextContent(last);
    expect(within(first).queryByRole('button')).not.toBeInTheDocument();
    expect(third).toHaveTextContent(unknown);
  },
);

it('signs one out', async () => {
  let sessions = [HERE, PHONE];
  const calls = mockApi({
    'GET /user/sessions': () => sessions,
    [`DELETE /user/sessions/${PHONE.id}`]: () => {
      sessions = [HERE];
      return DONE;
    },
  });
  const { user } = renderPage(<Devices />);
  await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iOS' }));
  expect(await screen.findByText('Done.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lists the last five at first, and all of them when asked', async () => {
  const sessions = Array.from({ length: 7 }, (_, i) =>
    session({ id: `00000000-0000-4000-8000-00000000001${i}`, is_current: i === 0 }),
  );
  mockApi({ 'GET /user/sessions': () => sessions });
  const { user } = renderPage(<Devices />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all devices' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

it('signs all the others out', async () => {
  let sessions = [HERE, PHONE, ROBOT];
  mockApi({
    'GET /user/sessions': () => sessions,
    'DELETE /user/sessions': () => {
      sessions = [HERE];
      return DONE;
    },
  });
  const { user } = renderPage(<Devices />);
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('says that the list could not be loaded, and tries again', async () => {
  let works = false;
  mockApi({
    'GET /user/sessions': () => {
      if (!works) throw new Refused(403);
      return [HERE];
    },
  });
  const { user } = renderPage(<Devices />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
});
