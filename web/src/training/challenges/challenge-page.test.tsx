import type {
  Challenge,
  ChallengeReport,
  ChallengeSummary,
  ReportedChallenge,
} from '@codivia/contract/api/challenges';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { storeDraft } from '../../lib/drafts.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { mentoringOverview, mentoringThread } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { findEditor } from '../../test/render-python.tsx';
import { ChallengePage } from './challenge-page.tsx';

const ABOUT: ChallengeSummary = {
  id: 'door',
  week: '2026-11-23',
  topic: 'python',
  level: 1,
  xp: 10,
  title_fr: 'La porte',
  title_en: 'The door',
  open: false,
  current: true,
};
const TEXT = { story: '<p>A cave.</p>', instructions: '<p>Write it.</p>', cases: ['one', 'two'] };

function challenge(changes: Partial<Challenge> = {}): Challenge {
  const checklist = ['one', 'two'].map((id) => ({ id, text: `Case ${id}`, required: true }));
  return {
    ...ABOUT,
    version: 'v1',
    text: TEXT,
    result: null,
    answer: null,
    solutions: null,
    exercise: {
      kind: 'python',
      id: 'door',
      title: 'The door',
      instructions: TEXT.instructions,
      check: '',
      hints: ['A hint.'],
      feedback: { two: 'Look at two.' },
      starter: { 'main.py': 'start' },
      solution: {},
      task: { type: 'cases', checklist },
    },
    ...changes,
  };
}

const RESULT = {
  challenge_id: 'door',
  tries: 2,
  best: 2,
  cases: 2,
  outdated: false,
  xp_awarded: 10,
  passed_at: '2026-11-24T10:00:00.000Z',
};

type Replies = Parameters<typeof mockApi>[0];

function open(replies: Replies, language: 'en' | 'fr' = 'en') {
  const runner = new FakeRunner();
  const calls = mockApi(replies);
  const page = (
    <RunnerContext value={runner}>
      <ChallengePage />
    </RunnerContext>
  );
  const at = { at: '/challenges/door', path: '/challenges/:challengeId', language };
  return { ...renderPage(page, at), runner, calls };
}

beforeEach(() => localStorage.clear());

describe('a visitor', () => {
  it('reads the challenge of the week, and is asked to sign in to solve it', async () => {
    open({ 'GET /challenges/current': () => ({ ...ABOUT, text: TEXT }) });
    expect(await screen.findByText('A cave.')).toBeVisible();
    expect(screen.getByText('two')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to solve it' })).toBeVisible();
  });

  it('is told that any other is for members', async () => {
    open({ 'GET /challenges/current': () => ({ ...ABOUT, id: 'other', text: TEXT }) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Challenges are for members',
    );
    expect(screen.queryByText('A cave.')).toBeNull();
  });
});

describe('a member', () => {
  beforeEach(() => signInAs({ is_premium: true }));

  const reported = (changes: Partial<ReportedChallenge> = {}): ReportedChallenge => ({
    result: RESULT,
    xp_gained: 10,
    earned: ['first'],
    ...changes,
  });

  it('sees the smallest case that fails, solves it, and then sees two solutions', async () => {
    let solved = false;
    const { user, runner, calls } = open({
      'GET /challenges/door': () =>
        solved
          ? challenge({
              result: RESULT,
              solutions: [{ 'main.py': 'model' }, { 'main.py': 'other' }],
            })
          : challenge(),
      'GET /challenges/results': () => ({ results: [], medals: [] }),
      'PUT /challenges/door/result': ({ body }) => {
        solved = (body as ChallengeReport).answer !== undefined;
        return reported(solved ? {} : { xp_gained: 0, earned: [] });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    const found = { input: 'opens("Anna")', expected: 'True', got: 'False' };
    runner.checks[0]?.end({ passed: false, key: 'two', failure: null, done: ['one'], case: found });
    const failed = await screen.findByRole('region', { name: 'The smallest case that fails' });
    expect(failed).toHaveTextContent('opens("Anna")ExpectedTrueYour programFalse');
    // The list comes with the first exercise that has one.
    expect(await screen.findByText('Passing: 1 of 2')).toBeVisible();
    expect(await screen.findByText('Your result is saved.')).toBeVisible();
    expect(screen.queryByText('Two ways to solve it')).toBeNull();

    await user.type(await findEditor(/.+/), '!');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    runner.checks[1]?.end({ passed: true, key: null, failure: null, done: ['one', 'two'] });
    const solutions = await screen.findByRole('region', { name: 'Two ways to solve it' });
    expect(within(solutions).getByText('model')).toBeVisible();
    expect(within(solutions).getByText('other')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([
      { tries: 1, best: 1, version: 'v1' },
      { tries: 2, best: 2, version: 'v1', answer: { code: 'start!' } },
    ]);
    expect(await screen.findByText('New medal: First case closed')).toBeVisible();
  });

  it('sees what passed before the time of the check ran out, and sends it', async () => {
    const checklist = ['one', 'two', 'three'].map((id) => ({ id, text: id, required: true }));
    const { exercise } = challenge();
    if (!exercise) throw new Error('A challenge without an exercise');
    const { user, runner, calls } = open({
      'GET /challenges/door': () =>
        challenge({
          exercise: { ...exercise, task: { type: 'cases', checklist } } as typeof exercise,
        }),
      'PUT /challenges/door/result': () => reported({ xp_gained: 0, earned: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    const found = { input: 'opens("Anna")', expected: 'True', got: null };
    runner.checks[0]?.end({
      passed: false,
      key: 'timeout',
      failure: null,
      done: ['one'],
      late: 'two',
      case: found,
    });
    const late = await screen.findByRole('region', { name: 'The case that takes too long' });
    expect(late).toHaveTextContent('opens("Anna")ExpectedTrueYour programNo result in time');
    expect(await screen.findByText(/ran for much longer than it should/)).toBeVisible();
    const cases = await screen.findByRole('region', { name: 'Cases' });
    expect(within(cases).getByText('Passing: 1 of 3')).toBeVisible();
    const states = within(cases)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(states).toEqual(['onePasses', 'twoOut of timeLook at two.', 'three']);
    expect(await screen.findByText('Your result is saved.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ best: 1 });
  });

  it('asks a mentor, with the program and what the check said', async () => {
    const { user, runner, calls } = open({
      'GET /challenges/door': () => challenge(),
      'PUT /challenges/door/result': () => reported({ xp_gained: 0, earned: [] }),
      'GET /mentoring': () => mentoringOverview(),
      'POST /mentoring/threads': () => mentoringThread(),
    });
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    runner.checks[0]?.end({ passed: false, key: 'two', failure: null, done: ['one'] });
    await user.click(await screen.findByRole('button', { name: 'Ask a mentor' }));
    await user.type(await screen.findByLabelText(/question/i), 'Why is it so?');
    await user.click(screen.getByRole('button', { name: /^(Ask|Send)/ }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      source: { challenge_id: 'door' },
      kind: 'python',
      files: { 'main.py': 'start' },
      check: { passed: false, message: expect.stringContaining('Look at two.') },
    });
  });

  it('loses no try without a network: it is sent when the network is back', async () => {
    let down = true;
    const { user, runner, calls } = open({
      'GET /challenges/door': () => challenge(),
      'PUT /challenges/door/result': () => {
        if (down) throw new TypeError('no network');
        return reported({ xp_gained: 0, earned: [] });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    runner.checks[0]?.end({ passed: false, key: 'one', failure: null, done: [] });
    expect(await screen.findByText(/kept in this browser/)).toBeVisible();
    down = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Your result is saved.')).toBeVisible();
    const [first, second] = calls.filter(({ method }) => method === 'PUT');
    expect(second?.body).toEqual(first?.body);
  });

  it('is told when the challenge was changed meanwhile', async () => {
    const { user, runner } = open({
      'GET /challenges/door': () => challenge(),
      'PUT /challenges/door/result': () => {
        throw new Refused(409, 'It was changed.', 'challenge_changed');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    runner.checks[0]?.end({ passed: true, key: null, failure: null, done: ['one', 'two'] });
    expect(await screen.findByText('It was changed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it.each([
    ['en', 'Check', 'Solved in an earlier version', 'Your result stays; solving it again earns no'],
    ['fr', 'Vérifier', 'Réussi dans une version antérieure', 'Ton résultat reste ; le réussir'],
  ] as const)(
    'keeps a result of an earlier version, with a plain note, and may solve the new one (%s)',
    async (language, check, ...notes) => {
      const outdated = challenge({ result: { ...RESULT, outdated: true } });
      open({ 'GET /challenges/door': () => outdated }, language);
      for (const note of notes)
        expect(await screen.findByText(note, { exact: false })).toBeVisible();
      expect(screen.getByRole('button', { name: check })).toBeVisible();
    },
  );

  it('keeps results and own programs in sight when premium has ended', async () => {
    storeDraft('challenge/door', 'my draft');
    open({
      'GET /challenges/door': () =>
        challenge({
          current: false,
          text: null,
          exercise: null,
          answer: { 'main.py': 'my answer' },
          result: { ...RESULT, outdated: true },
        }),
    });
    expect(await screen.findByText('This challenge is part of Premium')).toBeVisible();
    expect(screen.getByText('my draft')).toBeVisible();
    expect(screen.getByText('my answer')).toBeVisible();
    expect(screen.getByText('Solved in an earlier version')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it('reads its queries as they were written', async () => {
    storeDraft('challenge/door', 'SELECT my draft');
    const answer = { 'query.sql': 'SELECT my answer' };
    open({
      'GET /challenges/door': () => challenge({ topic: 'sql', text: null, exercise: null, answer }),
    });
    expect(await screen.findByText('SELECT my draft')).toBeVisible();
    expect(screen.getByText('SELECT my answer')).toBeVisible();
  });

  it('is told when there is no such challenge', async () => {
    open({});
    expect(await screen.findByText('This challenge doesn’t exist')).toBeVisible();
  });
});
