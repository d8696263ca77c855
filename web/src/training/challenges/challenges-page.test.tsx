import type {
  ChallengeResult,
  ChallengeSummary,
  OwnChallenges,
} from '@codivia/contract/api/challenges';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ChallengesPage } from './challenges-page.tsx';

function challenge(changes: Partial<ChallengeSummary> = {}): ChallengeSummary {
  return {
    id: 'door',
    week: '2026-11-23',
    topic: 'python',
    level: 1,
    xp: 10,
    title_fr: 'La porte',
    title_en: 'The door',
    open: false,
    current: false,
    ...changes,
  };
}

const LIST = [
  challenge({ id: 'board', title_en: 'The board', topic: 'p5', level: 2, current: true }),
  challenge(),
  challenge({ id: 'games', title_en: 'Lonely games', topic: 'sql', level: 3, open: true }),
];

function result(changes: Partial<ChallengeResult>): ChallengeResult {
  return {
    challenge_id: 'door',
    tries: 3,
    best: 2,
    cases: 4,
    passed_at: null,
    outdated: false,
    xp_awarded: 0,
    ...changes,
  };
}

const OWN: OwnChallenges = {
  results: [
    result({}),
    result({ challenge_id: 'games', passed_at: '2026-11-24T10:00:00.000Z', outdated: true }),
  ],
  medals: [
    { medal: 'first', done: 1, needed: 1 },
    { medal: 'five', done: 1, needed: 5 },
  ],
};

function open(list: () => unknown = () => LIST, at = '/challenges') {
  const calls = mockApi({ 'GET /challenges': list, 'GET /challenges/results': () => OWN });
  return { ...renderPage(<ChallengesPage />, { at }), calls };
}

const archive = () => screen.findByRole('list', { name: 'All challenges' });
const titles = async () =>
  within(await archive())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the list of challenges', () => {
  it('shows visitors the challenge of the week and the archive, and asks for no results', async () => {
    const { calls } = open();
    const current = await screen.findByRole('region', { name: 'The board' });
    expect(within(current).getByRole('link', { name: 'Read the challenge' })).toHaveAttribute(
      'href',
      '/challenges/board',
    );
    expect(await titles()).toEqual(['The board', 'The door', 'Lonely games']);
    expect(screen.queryByRole('heading', { name: 'Your medals' })).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(['/challenges']);
  });

  it('shows members their best result, what was solved before a change, and their medals', async () => {
    signInAs();
    open();
    const [, door, games] = within(await archive()).getAllByRole('listitem');
    expect(await screen.findByText('Cases passed in your best try: 2 of 4')).toBeVisible();
    expect(door).toHaveTextContent('Tries: 3');
    expect(games).toHaveTextContent('Solved in an earlier version');
    const medals = screen.getByRole('region', { name: 'Your medals' });
    expect(within(medals).getByText('Earned')).toBeVisible();
    expect(within(medals).getByText('1 of 5')).toBeVisible();
  });

  it('is filtered by topic and result, in the address', async () => {
    signInAs();
    const { user } = open();
    await screen.findByText('Cases passed in your best try: 2 of 4');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Your result' }),
      'Not solved yet',
    );
    expect(await titles()).toEqual(['The board', 'The door']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'SQL');
    expect(screen.getByRole('heading', { name: 'No challenge matches' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await titles()).toHaveLength(3);
  });

  it('takes the filter from the address, whatever stands there', async () => {
    open(undefined, '/challenges?topic=sql&level=nine');
    expect(await titles()).toEqual(['Lonely games']);
  });

  it('says that nothing is open yet, or that it could not be loaded', async () => {
    const first = open(() => []);
    expect(await screen.findByText('There’s no challenge yet')).toBeVisible();
    first.unmount();
    open(() => {
      throw new Refused(403);
    });
    expect(await screen.findByText('The challenges could not be loaded')).toBeVisible();
  });
});
