import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';

const DAY = 24 * 60 * 60 * 1000;
const INVALID = {
  status: 400,
  body: {
    code: 'invalid_code',
    detail: { fr: 'Code invalide ou déjà utilisé', en: 'Invalid or already used code' },
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
});
afterAll(() => server.close());

let network = 0;
function activate(token: string | undefined, code: unknown, from = `10.2.0.${++network}`) {
  return server.call('POST', '/gift-card/activate', {
    body: { token: code },
    ...(token ? { token } : {}),
    from,
  });
}

/** Returns the same moment a year later, in UTC. */
function aYearAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

async function isPremium(token: string): Promise<boolean> {
  return (await server.call('GET', '/auth/me', { token })).body.is_premium;
}

test('a card makes its holder premium for a year, and then no longer', async () => {
  const { token } = await createMember(server);
  const { code } = await createGiftCard(server);
  const answer = await activate(token, code);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'success', message: { fr: expect.any(String), en: expect.any(String) } },
  });
  expect(new Date(answer.body.premium_until)).toEqual(aYearAfter(server.clock.now()));
  expect(await isPremium(token)).toBe(true);
  expect(await activate(token, code)).toMatchObject(INVALID);
});

test('premium ends by itself, a year after activation', async () => {
  const alone = await buildTestApp();
  try {
    const { code } = await createGiftCard(alone);
    const { token, session } = await createMember(alone);
    await alone.call('POST', '/gift-card/activate', { body: { token: code }, token });
    const premium = async () => {
      const fresh = alone.app.session.sign(session.id);
      return (await alone.call('GET', '/auth/me', { token: fresh })).body.is_premium;
    };
    alone.clock.pass(364 * DAY);
    expect(await premium()).toBe(true);
    alone.clock.pass(2 * DAY);
    expect(await premium()).toBe(false);
  } finally {
    await alone.close();
  }
});

test.each([
  ['an earlier card', 'giftUntil', 40],
  ['a subscription', 'premiumUntil', 25],
] as const)('the year begins after what %s has paid for', async (_what, ground, days) => {
  const end = new Date(server.clock.now().getTime() + days * DAY);
  const { token } = await createMember(server, { [ground]: end });
  const { code } = await createGiftCard(server);
  const { body } = await activate(token, code);
  expect(new Date(body.premium_until)).toEqual(aYearAfter(end));
});

test('time that is over counts for nothing', async () => {
  const past = new Date(server.clock.now().getTime() - 40 * DAY);
  const { token } = await createMember(server, { giftUntil: past, premiumUntil: past });
  const { code } = await createGiftCard(server);
  const { body } = await activate(token, code);
  expect(new Date(body.premium_until)).toEqual(aYearAfter(server.clock.now()));
});

test('two cards at once make two years', async () => {
  const { token } = await createMember(server);
  const cards = await Promise.all([createGiftCard(server), createGiftCard(server)]);
  const answers = await Promise.all(cards.map(({ code }) => activate(token, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const ends = answers.map(({ body }) => body.premium_until).sort();
  const expected = aYearAfter(aYearAfter(server.clock.now()));
  expect(new Date(ends[1] ?? '')).toEqual(expected);
});

test('of fifty members who activate one card at once, one succeeds', async () => {
  const { code } = await createGiftCard(server);
  const members = await Promise.all(Array.from({ length: 50 }, () => createMember(server)));
  const answers = await Promise.all(members.map(({ token }) => activate(token, code, '10.3.0.1')));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(49).fill(400)]);
  const premium = await Promise.all(members.map(({ token }) => isPremium(token)));
  expect(premium.filter(Boolean)).toHaveLength(1);
});

test('a member who presses fifty times uses one card, for one year', async () => {
  const { code } = await createGiftCard(server);
  const { token } = await createMember(server);
  const presses = Array.from({ length: 50 }, () => activate(token, code, '10.3.0.2'));
  const answers = await Promise.all(presses);
  const successes = answers.filter(({ status }) => status === 200);
  expect(successes).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  const [{ body }] = successes as [(typeof answers)[0]];
  expect(new Date(body.premium_until)).toEqual(aYearAfter(server.clock.now()));
});

test.each([
  ['blank', '   '],
  ['empty', ''],
  ['unknown', '7Q2M-0X1K-TR4B-8ZW1-E5H0'],
  ['no code at all', "' or 1=1 --"],
])('a code that is %s is refused', async (_what, code) => {
  const { token } = await createMember(server);
  expect(await activate(token, code)).toMatchObject(INVALID);
  expect(await isPremium(token)).toBe(false);
});

test('a code may be typed as it comes', async () => {
  const { code } = await createGiftCard(server);
  const { token } = await createMember(server);
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  expect((await activate(token, typed)).status).toBe(200);
});

test.each([42, null, ['a'], { $ne: '' }, undefined, 'x'.repeat(600), 'a\0b'])(
  '%j is a bad request',
  async (code) => {
    const { token } = await createMember(server);
    expect((await activate(token, code)).status).toBe(400);
  },
);

test('whoever is not signed in activates nothing', async () => {
  const { code } = await createGiftCard(server);
  expect((await activate(undefined, code)).status).toBe(401);
  const { token } = await createMember(server);
  expect((await activate(token, code)).status).toBe(200);
});

test('whoever keeps guessing has to wait, and right codes are not counted', async () => {
  const { token } = await createMember(server);
  const guesses = [];
  for (let guess = 0; guess < 61; guess++) {
    guesses.push((await activate(token, 'wrong', '10.4.0.1')).status);
  }
  expect(guesses).toEqual([...Array<number>(60).fill(400), 429]);
  const { code } = await createGiftCard(server);
  expect((await activate(token, code, '10.4.0.2')).status).toBe(429);
  const { token: other } = await createMember(server);
  expect((await activate(other, code, '10.4.0.1')).status).toBe(200);
});
