import { ROSTER_MAX } from '@codivia/contract/api/class-roster';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { classMember, schoolClass } from '../../test/classes.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { cardsIn } from '../cards/cards-state.ts';
import { NamesSection } from './names-section.tsx';

function show(replies: Parameters<typeof mockApi>[0] = {}, members = 0) {
  signInAs({ is_teacher: true });
  const calls = mockApi(replies);
  const taught = schoolClass({
    members: Array.from({ length: members }, (_, i) => classMember({ id: `p${i}` })),
  });
  return { calls, ...renderPage(<NamesSection taught={taught} itemId={undefined} />) };
}

const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText('Names'), { target: { value: text } });
const preview = () => within(screen.getByRole('region', { name: 'What was read' }));

it('shows what was read, makes the accounts, and hands their words to the cards', async () => {
  const card = { id: 'p1', name: 'MARTIN Léa', user_name: 'lea', words: 'chat-lune-vélo' };
  const { user, calls, router } = show({ 'POST /classes/c1/members': () => [card] });
  expect(preview().getByText('No names yet.')).toBeVisible();
  paste('Nom;Prénom\nMARTIN;Léa\nDURAND;Tom');
  expect(preview().getByText('2 names')).toBeVisible();
  const rows = preview().getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Line 2MARTIN Léa',
    'Line 3DURAND Tom',
  ]);
  await user.click(screen.getByRole('button', { name: 'Make 2 accounts' }));
  await expect.poll(() => router.state.location.pathname).toBe('/classes/c1/cards');
  expect(cardsIn(router.state.location.state)).toEqual([card]);
  expect(calls[0]?.body).toEqual({ names: ['MARTIN Léa', 'DURAND Tom'] });
});

it('names what has to be corrected, and sends nothing before', async () => {
  const { user, calls } = show();
  paste(`Léa\nlea@example.org\n${'a'.repeat(200)}\nLéa\n=1+1\n🦊`);
  expect(preview().getByText('2 names need a correction in the list.')).toBeVisible();
  expect(preview().getByText(/^This is an e-?.?mail address\./)).toBeVisible();
  expect(preview().getByText('Longer than 80 characters. Shorten it.')).toBeVisible();
  expect(preview().getAllByText(/^This name is there more than once\./)).toHaveLength(2);
  expect(preview().getByText(/^It begins like a formula/)).toBeVisible();
  expect(preview().getByText(/^There is no letter in it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make 6 accounts' }));
  expect(calls).toEqual([]);
});

it('shows the fault of a line that only the server has found', async () => {
  const { user } = show({
    'POST /classes/c1/members': () =>
      Response.json(
        {
          ...(new Refused(400, 'Some lines cannot be read.', 'roster_problems').answer as object),
          problems: [{ index: 1, problem: 'unreadable' }],
        },
        { status: 400 },
      ),
  });
  paste('Léa\nTom');
  await user.click(screen.getByRole('button', { name: 'Make 2 accounts' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Some lines cannot be read.');
  const [first, second] = preview().getAllByRole('listitem');
  expect(second).toHaveTextContent('There is no name that can be read here.');
  expect(first).not.toHaveTextContent('cannot');
});

it('takes the first part of a long list, and says how many parts there are', async () => {
  const { user, calls } = show({ 'POST /classes/c1/members': () => [] });
  paste(Array.from({ length: 300 }, (_, i) => `Pupil ${i}`).join('\n'));
  expect(preview().getByText(/in 8 parts/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Make ${ROSTER_MAX} accounts` }));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toHaveProperty('body.names.length', ROSTER_MAX);
});

it('says how many places are left', () => {
  show({}, 59);
  paste('Léa\nTom');
  expect(preview().getByText('A class has 60 places, and 1 is left.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make 2 accounts' })).toBeDisabled();
});

it('asks what a line is where that is open', async () => {
  const { user } = show();
  paste('Léa;Tom\nInès;Noé');
  expect(preview().getByText('2 names')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'several pupils' }));
  expect(preview().getByText('4 names')).toBeVisible();
});

it('reads a dropped file, and refuses a workbook', async () => {
  const { user } = show();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('there is no field for a file');
  await user.upload(chooser, new File([new Uint8Array([0x4c, 0xe9, 0x61])], 'a.csv'));
  expect(await preview().findByText('Léa')).toBeVisible();
  await user.upload(chooser, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'a.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('not a list of names');
});

it('warns of a second try when the answer was lost', async () => {
  const { user } = show({
    'POST /classes/c1/members': () => {
      throw new TypeError('the network is down');
    },
  });
  paste('Léa');
  await user.click(screen.getByRole('button', { name: 'Make 1 account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('may have been made');
});
