import { LIVE_OPEN_QUESTIONS_MAX, LIVE_QUESTIONS_SHOWN } from '@codivia/contract/api/live-room';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import type { Db } from '../../db/connect.ts';
import { selectForHost, selectForParticipant } from './live-questions.queries.ts';
import { live_question_votes, live_questions, live_signals } from './live-questions.table.ts';
import { replayEvents } from './live-replay.service.ts';
import { purgeLive } from './live-room.job.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
const { send, mentor, live, seated } = liveCalls(() => server);

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const ask = (token: string, id: string, text = 'Why a loop?') =>
  send(token, 'POST', `${id}/questions`, { text });
const decide = (token: string, id: string, question: string, state: string) =>
  send(token, 'PUT', `${id}/questions/${question}/state`, { state });
const vote = (token: string, id: string, question: string, on = true) =>
  send(token, 'PUT', `${id}/questions/${question}/vote`, { on });
const list = async (token: string, id: string) =>
  (await send(token, 'GET', `${id}/questions`)).body;
/** Returns the number of questions that the database reads for this. */
const rowsReadBy = (db: Db, read: (tx: Db) => Promise<unknown>): Promise<number> =>
  db.transaction(async (tx) => {
    const readUntilNow = async () => {
      const counts = sql`select seq_tup_read + idx_tup_fetch as count
        from pg_stat_xact_user_tables where relname = 'live_questions'`;
      const { rows } = (await tx.execute(counts)) as unknown as { rows: { count: string }[] };
      return Number(rows[0]?.count);
    };
    const before = await readUntilNow();
    await read(tx);
    return (await readUntilNow()) - before;
  });
const openPoll = (token: string, id: string, options = ['Yes', 'No']) =>
  send(token, 'POST', `${id}/polls`, { question: 'Too fast?', options });
const choose = (token: string, id: string, poll: string, option: number) =>
  send(token, 'PUT', `${id}/polls/${poll}/answer`, { option });
const closePoll = (token: string, id: string, poll: string) =>
  send(token, 'POST', `${id}/polls/${poll}/close`);

describe('a question', () => {
  test('is seen by its author and hosts, then by everybody, and never with a name', async () => {
    const { id, host, participant } = await live();
    const other = await seated(id, { premium: true, name: 'Zoé Other' });
    const asked = (await ask(participant.token, id, '  Why a loop? ')).body;
    expect(asked).toMatchObject({ text: 'Why a loop?', state: 'pending', votes: 0, mine: true });
    expect((await list(other.token, id)).questions).toEqual([]);
    expect((await list(participant.token, id)).questions).toEqual([asked]);
    const forHost = await list(host.token, id);
    expect(forHost).toEqual({ questions: [{ ...asked, mine: false }], total: 1, poll: null });
    expect((await vote(other.token, id, asked.id)).body.code).toBe('live_question_not_found');
    expect((await vote(participant.token, id, asked.id)).body.code).toBe('live_question_closed');
    expect((await decide(host.token, id, asked.id, 'approved')).body.state).toBe('approved');
    expect((await vote(other.token, id, asked.id)).body).toMatchObject({ votes: 1, voted: true });
    expect((await vote(other.token, id, asked.id)).body.votes).toBe(1);
    expect((await list(participant.token, id)).questions).toMatchObject([
      { votes: 1, voted: false },
    ]);
    expect((await vote(other.token, id, asked.id, false)).body).toMatchObject({ votes: 0 });
    expect(JSON.stringify(await list(host.token, id))).not.toContain(participant.user.id);
  });

  test('that is answered before everybody is part of the replay, one at a time', async () => {
    const { id, host, participant } = await live();
    const [first, second] = [
      (await ask(participant.token, id, 'First?')).body,
      (await ask(participant.token, id, 'Second?')).body,
    ];
    await decide(host.token, id, first.id, 'approved');
    for (const one of [first, second]) {
      const answer = await decide(host.token, id, one.id, 'answering');
      expect([answer.status, answer.body.state]).toEqual([200, 'answering']);
    }
    expect((await decide(host.token, id, second.id, 'answering')).status).toBe(200);
    const states = (await list(participant.token, id)).questions.map(
      ({ text, state }: { text: string; state: string }) => [text, state],
    );
    expect(new Map(states)).toEqual(
      new Map([
        ['Second?', 'answering'],
        ['First?', 'answered'],
      ]),
    );
    const { events } = (await send(participant.token, 'GET', `${id}/room`)).body;
    expect(events.map(({ body }: { body: object }) => body)).toEqual([
      { type: 'question', question_id: first.id, text: 'First?' },
      { type: 'question', question_id: second.id, text: 'Second?' },
    ]);
    // Participants who come later find the answered questions, and nobody votes for those any more.
    for (const { token } of [host, await seated(id)]) {
      const { questions, total } = await list(token, id);
      expect([questions.length, total]).toEqual([2, 2]);
      expect(questions[1]).toEqual({ ...first, state: 'answered', mine: false });
    }
    const late = await seated(id);
    expect((await vote(late.token, id, first.id)).body.code).toBe('live_question_closed');
    await send(host.token, 'POST', `${id}/end`);
    expect((await replayEvents(server.database.db, id))?.events).toHaveLength(2);
    expect((await ask(participant.token, id)).body.code).toBe('live_over');
  });

  test('that is refused is seen by its author alone', async () => {
    const { id, host, participant } = await live();
    const other = await seated(id);
    const asked = (await ask(participant.token, id)).body;
    await decide(host.token, id, asked.id, 'refused');
    expect((await list(participant.token, id)).questions).toMatchObject([{ state: 'refused' }]);
    expect((await list(other.token, id)).questions).toEqual([]);
    expect((await list(host.token, id)).questions).toEqual([]);
    expect((await decide(host.token, id, asked.id, 'answered')).body.code).toBe(
      'live_question_decided',
    );
    expect((await decide(host.token, id, asked.id, 'pending')).status).toBe(400);
    expect((await decide(host.token, id, asked.id, 'approved')).status).toBe(200);
  });

  test('leads nowhere out of the platform, and does not come too often', async () => {
    const { id, host, participant } = await live();
    const refused = await ask(participant.token, id, 'Call me: 06 12 34 56 78');
    expect([refused.status, refused.body.code]).toEqual([422, 'contact_refused']);
    expect(refused.body.detail.fr).toContain('Ta question contient un numéro de téléphone');
    for (const text of [
      'J’ai 14 ans, je peux le faire ?',
      'Fille de 13 ans',
      'my snap is chatsoleil',
    ]) {
      const { status, body } = await ask(participant.token, id, text);
      expect([text, status, body.code]).toEqual([text, 422, 'contact_refused']);
    }
    const answers = await Promise.all(
      Array.from({ length: LIVE_OPEN_QUESTIONS_MAX + 2 }, () => ask(participant.token, id)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(LIVE_OPEN_QUESTIONS_MAX).fill(200), 409, 409]);
    const [waiting] = (await list(participant.token, id)).questions;
    await decide(host.token, id, waiting.id, 'refused');
    expect((await ask(participant.token, id)).status).toBe(200);
    expect((await ask(participant.token, id)).body.code).toBe('live_questions_limit');
  });

  test('among five thousand is listed without reading them all, the ones with the most votes first', async () => {
    const { id, host, participant } = await live();
    const now = server.clock.now().toISOString();
    await server.database.db.execute(sql`
      insert into live_questions (session_id, user_id, text, state, votes, created_at)
      select ${id}, ${participant.user.id}, 'Question ' || number,
        case when number % 2 = 0 then 'approved' else 'pending' end, number % 400,
        ${now}::timestamptz + number * interval '1 millisecond'
      from generate_series(1, 5000) number`);
    for (const [token, shown] of [
      [host.token, 2 * LIVE_QUESTIONS_SHOWN],
      [(await seated(id)).token, LIVE_QUESTIONS_SHOWN],
    ] as const) {
      const { questions } = await list(token, id);
      expect(questions).toHaveLength(shown);
      const votes = questions
        .filter(({ state }: { state: string }) => state === 'approved')
        .map((one: { votes: number }) => one.votes);
      expect(votes).toEqual(votes.toSorted((a: number, b: number) => b - a));
      expect(votes[0]).toBe(398);
    }
    expect((await list(host.token, id)).total).toBe(5000);
    const { db } = server.database;
    const other = await createMember(server);
    await db.execute(sql`analyze live_questions`);
    for (const select of [selectForHost, selectForParticipant]) {
      const rowsRead = await rowsReadBy(db, (tx) => select(tx, id, other.user.id));
      expect(rowsRead).toBeGreaterThan(0);
      expect(rowsRead).toBeLessThanOrEqual(4 * LIVE_QUESTIONS_SHOWN);
    }
  });
});

describe('a poll', () => {
  test('is answered once by each, and its counts are shown to all when it is closed', async () => {
    const { id, host, participant } = await live();
    const other = await seated(id);
    const poll = (await openPoll(host.token, id)).body;
    expect(poll).toMatchObject({ question: 'Too fast?', open: true, counts: [0, 0], chosen: null });
    expect((await choose(participant.token, id, poll.id, 0)).body).toMatchObject({
      counts: null,
      chosen: 0,
    });
    await choose(participant.token, id, poll.id, 1);
    await choose(other.token, id, poll.id, 1);
    expect((await choose(other.token, id, poll.id, 2)).body.code).toBe('live_no_such_option');
    expect((await list(host.token, id)).poll.counts).toEqual([0, 2]);
    expect((await list(other.token, id)).poll).toMatchObject({ counts: null, chosen: 1 });
    const closed = (await closePoll(host.token, id, poll.id)).body;
    expect(closed).toMatchObject({ open: false, counts: [0, 2] });
    expect((await closePoll(host.token, id, poll.id)).body).toEqual(closed);
    expect((await choose(other.token, id, poll.id, 0)).body.code).toBe('live_poll_closed');
    const room = (await send(other.token, 'GET', `${id}/room`)).body;
    expect(room.poll).toMatchObject({ open: false, counts: [0, 2], chosen: 1 });
    expect(room.seq).toBe(2);
  });

  test('closes the one that is open', async () => {
    const { id, host, participant } = await live();
    const first = (await openPoll(host.token, id)).body;
    await choose(participant.token, id, first.id, 0);
    const second = (await openPoll(host.token, id, ['A', 'B', 'C'])).body;
    expect((await choose(participant.token, id, first.id, 1)).body.code).toBe('live_poll_closed');
    expect((await list(participant.token, id)).poll.id).toBe(second.id);
    await send(host.token, 'POST', `${id}/end`);
    const replayed = await replayEvents(server.database.db, id);
    expect(replayed?.events.map(({ body }) => body)).toMatchObject([
      { type: 'poll', poll_id: first.id },
      { type: 'poll-closed', poll_id: first.id, counts: [1, 0] },
      { type: 'poll', poll_id: second.id, options: ['A', 'B', 'C'] },
    ]);
  });

  test('leads nowhere out of the platform', async () => {
    const { id, host } = await live();
    const refused = await openPoll(host.token, id, ['Yes', 'Join discord.gg/abc']);
    expect([refused.status, refused.body.code]).toEqual([422, 'contact_refused']);
  });
});

describe('who may', () => {
  const NOTHING = '00000000-0000-4000-8000-000000000000';
  const HOSTS: ['PUT' | 'POST', string, object?][] = [
    ['PUT', `questions/${NOTHING}/state`, { state: 'approved' }],
    ['POST', 'polls', { question: 'x', options: ['a', 'b'] }],
    ['POST', `polls/${NOTHING}/close`],
  ];
  const PARTICIPANTS: ['PUT' | 'POST', string, object?][] = [
    ['POST', 'questions', { text: 'x' }],
    ['PUT', `questions/${NOTHING}/vote`, { on: true }],
    ['PUT', `polls/${NOTHING}/answer`, { option: 0 }],
    ['PUT', 'too-fast', { on: true }],
  ];

  test('decide: hosts, for others there is no such session', async () => {
    const { id, host, participant } = await live();
    const admin = (await createMember(server, { role: 'admin' })).token;
    for (const [method, path, body] of HOSTS) {
      expect((await send(undefined, method, `${id}/${path}`, body)).status).toBe(401);
      for (const token of [
        (await createMember(server)).token,
        (await createMember(server, { premium: true })).token,
        (await mentor()).token,
        participant.token,
      ]) {
        const { status, body: answer } = await send(token, method, `${id}/${path}`, body);
        expect([path, status, answer.code]).toEqual([path, 404, 'live_session_not_found']);
      }
      for (const token of [host.token, admin]) {
        const { status, body: answer } = await send(token, method, `${id}/${path}`, body);
        const expected = [200, 'live_question_not_found', 'live_poll_not_found'];
        expect(expected).toContain(answer.code ?? status);
      }
    }
  });

  test('take part: those with a seat, and not its hosts', async () => {
    const { id, host, participant } = await live();
    const without = await seated(id, {});
    for (const [method, path, body] of PARTICIPANTS) {
      expect((await send(undefined, method, `${id}/${path}`, body)).status).toBe(401);
      for (const [token, code] of [
        [(await createMember(server)).token, 'live_seat_required'],
        [(await createMember(server, { premium: true })).token, 'live_seat_required'],
        [(await mentor()).token, 'live_seat_required'],
        [without.token, 'live_seat_required'],
        [host.token, 'live_participants_only'],
      ] as const) {
        const { status, body: answer } = await send(token, method, `${id}/${path}`, body);
        expect([path, status, answer.code]).toEqual([path, 403, code]);
      }
      const { status } = await send(participant.token, method, `${id}/${path}`, body);
      expect([200, 404]).toContain(status);
    }
    expect((await send(undefined, 'GET', `${id}/questions`)).status).toBe(401);
    expect((await send(without.token, 'GET', `${id}/questions`)).status).toBe(403);
  });
});

describe('what participants leave', () => {
  test('is theirs to take away, goes with the account, and a month after the session', async () => {
    const { id, host, participant } = await live();
    const leaving = await seated(id);
    const { db } = server.database;
    for (const { token } of [participant, leaving]) {
      const asked = (await ask(token, id, 'Mine to keep?')).body;
      await decide(host.token, id, asked.id, 'approved');
      await vote(token, id, asked.id);
      await send(token, 'PUT', `${id}/too-fast`, { on: true });
    }
    const poll = (await openPoll(host.token, id)).body;
    await choose(leaving.token, id, poll.id, 1);
    const { tables } = (await server.call('GET', '/user/data', { token: leaving.token })).body;
    expect(tables.live_questions).toMatchObject([{ text: 'Mine to keep?', state: 'approved' }]);
    expect(tables.live_question_votes).toHaveLength(1);
    expect(tables.live_poll_answers).toMatchObject([{ option: 1 }]);
    expect(tables.live_signals).toHaveLength(1);
    const { token } = await createMember(server, { role: 'admin' });
    await server.call('DELETE', `/admin/users/${leaving.user.id}`, { token });
    const left = () => db.select().from(live_questions).where(eq(live_questions.session_id, id));
    expect((await left()).map(({ user_id }) => user_id)).toEqual([participant.user.id]);
    expect((await db.select().from(live_question_votes)).map((row) => row.user_id)).not.toContain(
      leaving.user.id,
    );
    await send(host.token, 'POST', `${id}/end`);
    server.clock.pass(29 * DAY);
    await purgeLive({ db, clock: server.clock.now });
    expect(await left()).toHaveLength(1);
    server.clock.pass(2 * DAY);
    await purgeLive({ db, clock: server.clock.now });
    expect(await left()).toEqual([]);
    expect(await db.select().from(live_signals).where(eq(live_signals.session_id, id))).toEqual([]);
  });
});
