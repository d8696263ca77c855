import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { classMember, schoolClass } from '../../test/classes.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CardsSection } from './cards-section.tsx';
import { cardsState } from './cards-state.ts';

const card = (number: number) => ({
  id: `p${number}`,
  name: `Pupil ${number}`,
  user_name: `pupil${number}`,
  words: `cat-moon-bike-${number}`,
});

it('prints ten cards on a sheet, each with name, user name, words, address and code', async () => {
  signInAs({ is_teacher: true });
  const cards = Array.from({ length: 24 }, (_, i) => card(i + 1));
  renderPage(<CardsSection taught={schoolClass()} itemId={undefined} />, {
    at: { pathname: '/classes/c1/cards', state: cardsState(cards) },
  });
  expect(screen.getByRole('button', { name: 'Print 24 cards' })).toBeVisible();
  expect(screen.getByText(/^The words are shown on this page alone/)).toBeVisible();
  const sheets = screen.getAllByRole('list', { name: /^Sheet \d of 3$/ });
  const sizes = sheets.map((sheet) => within(sheet).getAllByRole('listitem').length);
  expect(sizes).toEqual([10, 10, 4]);
  const [first] = screen.getAllByRole('listitem');
  for (const text of ['Pupil 1', 'pupil1', 'cat moon bike 1', '/class/BCDF-GHJK']) {
    expect(first).toHaveTextContent(text);
  }
  expect(screen.getAllByRole('img', { name: /^QR code on the card of/ })).toHaveLength(24);
});

it('makes new words for the chosen pupils where no words are at hand', async () => {
  signInAs({ is_teacher: true });
  const members = [
    classMember({ id: 'p1', name: 'Pupil 1' }),
    classMember({ id: 'p2', name: 'Pupil 2' }),
    classMember({ id: 'p3', name: 'Own account', at_home: false, personal: true }),
    classMember({ id: 'p4', name: 'Removed', delete_after: '2026-12-07T12:00:00Z' }),
  ];
  const calls = mockApi({ 'POST /classes/c1/words': () => [card(2)] });
  const { user } = renderPage(
    <CardsSection taught={schoolClass({ members })} itemId={undefined} />,
    { at: { pathname: '/classes/c1/cards', state: { cards: 'nothing' } } },
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByText('Choose at least one pupil.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose all' }));
  expect(screen.getByRole('button', { name: 'Make 2 new cards' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pupil 1' }));
  await user.click(screen.getByRole('button', { name: 'Make 1 new card' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^The old words stop working at once/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Make new words' }));
  expect(await screen.findByText('cat moon bike 2')).toBeVisible();
  expect(calls[0]?.body).toEqual({ member_ids: ['p2'] });
});
