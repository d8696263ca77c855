import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { ATTACHMENT, helpCalls, QUESTION } from '../../../test/help-calls.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { users } from '../accounts/accounts.table.ts';
import { help_links, help_messages, help_threads } from './help.table.ts';
import { purgeHelp } from './help-purge.job.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin', name: 'Grace' })).token;
});
afterAll(() => server.close());

const { ask, answer, askByMail, openLink, queued } = helpCalls(
  () => server,
  () => admin,
);

test('a member asks, is answered, writes on, closes and opens again', async () => {
  const { token, user } = await createMember(server);
  const { id, ...asked } = await ask(token, { attachment: ATTACHMENT });
  expect(asked).toMatchObject({
    state: 'open',
    subject: QUESTION.subject,
    messages: [{ text: QUESTION.text, from_team: false, attachment: ATTACHMENT }],
  });
  expect((await answer(id)).body).toMatchObject({ state: 'answered' });
  const mail = await nextMail(server, user.email);
  expect(mail.text).toContain(`/help/questions/${id}`);
  expect(mail.text + mail.html + mail.subject).not.toMatch(/condition|loop/);
  const read = await server.call('GET', `/help/threads/${id}`, { token });
  expect(read.body.messages[1]).toMatchObject({ from_team: true, text: 'Look at the condition.' });
  expect(JSON.stringify(read.body)).not.toMatch(/Grace|staff|author/);
  const path = `/help/threads/${id}`;
  const more = await server.call('POST', `${path}/messages`, { token, body: { text: 'Thanks!' } });
  expect(more.body).toMatchObject({ state: 'open', messages: { length: 3 } });
  for (const state of ['closed', 'closed', 'open']) {
    const { body } = await server.call('PUT', `${path}/state`, { token, body: { state } });
    expect(body.state).toBe(state);
  }
  const { body: list } = await server.call('GET', '/help/threads', { token });
  expect(list).toMatchObject([{ id, state: 'open' }]);
});

test('an answer is marked until it is read, and mailed once until then', async () => {
  const { token, user } = await createMember(server);
  const { id } = await ask(token);
  const unread = async () =>
    (await server.call('GET', '/help/threads', { token })).body.map(
      (thread: { unread: boolean }) => thread.unread,
    );
  expect(await unread()).toEqual([false]);
  await answer(id);
  await nextMail(server, user.email);
  await answer(id, 'And one more thing.');
  expect(await unread()).toEqual([true]);
  await server.call('GET', `/help/threads/${id}`, { token });
  expect(await unread()).toEqual([false]);
  await answer(id, 'Any news?');
  expect(await mailsTo(server, user.email, 2)).toHaveLength(2);
  expect(await unread()).toEqual([true]);
});

test('a visitor reads an answer through the link, and is mailed about the next one', async () => {
  const email = 'unread-visitor@example.org';
  const { body } = await openLink(await askByMail(email));
  await answer(body.id);
  const link = tokenOf(await nextMail(server, email, 2));
  await answer(body.id, 'And one more thing.');
  expect((await openLink(link)).body.messages).toHaveLength(3);
  await answer(body.id, 'Any news?');
  expect(await mailsTo(server, email, 3)).toHaveLength(3);
});

test('only the one who asked and administrators reach a question', async () => {
  const { token } = await createMember(server);
  const other = (await createMember(server, { premium: true })).token;
  const { id } = await ask(token);
  const calls = [
    ['GET', `/help/threads/${id}`, undefined],
    ['POST', `/help/threads/${id}/messages`, { text: 'Hello' }],
    ['PUT', `/help/threads/${id}/state`, { state: 'closed' }],
  ] as const;
  for (const [method, path, body] of calls) {
    for (const stranger of [other, admin]) {
      const refused = await server.call(method, path, { token: stranger, body });
      expect([refused.status, refused.body.code]).toEqual([404, 'help_thread_not_found']);
    }
    expect((await server.call(method, path, { body })).status).toBe(401);
    expect((await server.call(method, path.replace(id, 'x'), { token, body })).status).toBe(404);
  }
  expect((await server.call('POST', '/help/threads', { body: QUESTION })).status).toBe(401);
  expect((await server.call('GET', '/help/threads')).status).toBe(401);
  expect((await server.call('GET', '/help/threads', { token: other })).body).toEqual([]);
});

describe('a visitor', () => {
  test('confirms by the link, reads the answer and writes on with it', async () => {
    const email = 'visitor@example.org';
    const token = await askByMail(email, { subject: 'Before signing up' });
    expect(await queued('Before signing up')).toEqual([]);
    const stored = await server.database.db.select().from(help_links);
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token);
    const { body } = await openLink(token);
    expect(body).toMatchObject({ state: 'open', messages: { length: 1 } });
    expect((await openLink(token)).body.id).toBe(body.id);
    expect(await queued('before signing')).toMatchObject([{ email, member: null }]);
    await answer(body.id);
    const second = tokenOf(await nextMail(server, email, 2));
    expect(second).not.toBe(token);
    expect((await openLink(second)).body.messages).toHaveLength(2);
    const written = await server.call('POST', '/help/visitor-threads/messages', {
      body: { token, text: 'One more thing' },
    });
    expect(written.body).toMatchObject({ state: 'open', messages: { length: 3 } });
    const closed = await server.call('PUT', '/help/visitor-threads/state', {
      body: { token, state: 'closed' },
    });
    expect(closed.body.state).toBe('closed');
  });

  test('is told the same however many mails there are, and gets three an hour', async () => {
    const email = 'often@example.org';
    for (let i = 0; i < 5; i += 1) {
      const body = { ...QUESTION, email };
      expect((await server.call('POST', '/help/visitor-threads', { body })).status).toBe(200);
    }
    await mailsTo(server, email, 3);
    const [row] = await server.database.db
      .select({ asked: count() })
      .from(help_threads)
      .where(eq(help_threads.email, email));
    expect(row?.asked).toBe(3);
  });

  test('reaches nothing with a wrong, a malformed or an old link', async () => {
    const wrong = await openLink('a'.repeat(43));
    expect([wrong.status, wrong.body.code]).toEqual([404, 'help_link_over']);
    for (const token of ['', 'short', `${'a'.repeat(42)}%`, 'a'.repeat(5000)]) {
      expect((await openLink(token)).status).toBe(400);
    }
    const token = await askByMail('late@example.org', { subject: 'Too late' });
    server.clock.pass(DAY + 1000);
    expect((await openLink(token)).status).toBe(404);
    const { db } = server.database;
    const [row] = await db.select().from(help_threads).where(eq(help_threads.subject, 'Too late'));
    expect(row?.state).toBe('unconfirmed');
  });
});

describe('bad input', () => {
  test.each([
    ['no text', { text: ' \n' }],
    ['no subject', { subject: '' }],
    ['a long subject', { subject: 'a'.repeat(121) }],
    ['a long text', { text: 'a'.repeat(5001) }],
    ['an unknown category', { category: 'gossip' }],
    ['an unknown language', { language: 'de' }],
    ['another site', { attachment: { ...ATTACHMENT, path: 'https://evil.example' } }],
    ['a path of another site', { attachment: { ...ATTACHMENT, path: '//evil.example' } }],
    ['a script', { attachment: { ...ATTACHMENT, path: 'javascript:alert(1)' } }],
    ['eleven files', { attachment: { ...ATTACHMENT, files: Array(11).fill(ATTACHMENT.files[0]) } }],
    ['101 names', { attachment: { ...ATTACHMENT, beside: Array(101).fill('a.csv') } }],
    ['NUL', { text: 'a\0b' }],
    ['NUL in code', { attachment: { ...ATTACHMENT, files: [{ name: 'a', code: '\0' }] } }],
  ])('%s is a 400', async (_what, more) => {
    const { token } = await createMember(server);
    const body = { ...QUESTION, ...more };
    const { status, body: said } = await server.call('POST', '/help/threads', { token, body });
    expect([status, typeof said.detail?.fr]).toEqual([400, 'string']);
  });

  test('a megabyte of code is a 413, and so is more than the limit in several files', async () => {
    const { token } = await createMember(server);
    const withCode = (...codes: string[]) => ({
      ...QUESTION,
      attachment: { ...ATTACHMENT, files: codes.map((code) => ({ name: 'main.py', code })) },
    });
    const send = (body: object) => server.call('POST', '/help/threads', { token, body });
    expect((await send(withCode('a'.repeat(1_000_000)))).status).toBe(413);
    const half = 'a'.repeat(60_000);
    expect((await send(withCode(half, half))).body.code).toBe('help_code_too_long');
    expect((await send(withCode(half))).status).toBe(200);
  });

  test('a member asks ten times an hour', async () => {
    const { token } = await createMember(server);
    for (let i = 0; i < 10; i += 1) await ask(token);
    const eleventh = await server.call('POST', '/help/threads', { token, body: QUESTION });
    expect([eleventh.status, eleventh.headers['retry-after']]).toEqual([429, expect.any(String)]);
  });
});

test('the median response time is measured, and is not stated from few answers', async () => {
  const own = await buildTestApp();
  try {
    const median = async () => (await own.call('GET', '/help/response-time')).body;
    expect(await median()).toEqual({ answers: 0, median_minutes: null });
    for (const minutes of [10, 20, 30, 40, 500]) {
      // Access tokens are valid for a quarter of an hour on this clock.
      const { token } = await createMember(own);
      const { body } = await own.call('POST', '/help/threads', { token, body: QUESTION });
      own.clock.pass(minutes * 60_000);
      const path = `/admin/help/threads/${body.id}/answers`;
      const fresh = await createMember(own, { role: 'admin' });
      await own.call('POST', path, { token: fresh.token, body: { text: 'Yes.' } });
    }
    expect(await median()).toEqual({ answers: 5, median_minutes: 30 });
    own.clock.pass(31 * DAY);
    expect(await median()).toEqual({ answers: 0, median_minutes: null });
  } finally {
    await own.close();
  }
});

describe('what is kept', () => {
  test('the download has questions, answers and notes, and deleting the account takes them', async () => {
    const { token, user } = await createMember(server);
    const { db } = server.database;
    const { id } = await ask(token, { attachment: ATTACHMENT });
    const token2 = await askByMail(user.email, { subject: 'From the same mailbox' });
    expect((await openLink(token2)).status).toBe(200);
    const fresh = await createMember(server, { role: 'admin' });
    await server.call('POST', `/admin/help/threads/${id}/notes`, {
      token: fresh.token,
      body: { text: 'Seems to be lesson 3' },
    });
    await askByMail(user.email, { subject: 'Never confirmed' });
    const { body } = await server.call('GET', '/user/data', { token });
    expect(body.tables.help_threads).toMatchObject([
      { id, subject: QUESTION.subject },
      { subject: 'From the same mailbox' },
    ]);
    expect(body.tables.help_messages).toMatchObject([
      { kind: 'question', attachment: ATTACHMENT },
      { kind: 'note', text: 'Seems to be lesson 3' },
      { kind: 'question', text: QUESTION.text },
    ]);
    expect(JSON.stringify(body.tables)).not.toMatch(/staff_id|token_hash/);
    await db.delete(users).where(eq(users.id, user.id));
    expect(await db.select().from(help_threads).where(eq(help_threads.id, id))).toEqual([]);
    expect(await db.select().from(help_messages).where(eq(help_messages.thread_id, id))).toEqual(
      [],
    );
  });

  test('answered questions close after a month, and closed ones go after twelve', async () => {
    const { db } = server.database;
    const asker = await createMember(server);
    const { id } = await ask(asker.token);
    const fresh = await createMember(server, { role: 'admin' });
    const path = `/admin/help/threads/${id}/answers`;
    await server.call('POST', path, { token: fresh.token, body: { text: 'Done.' } });
    const stateOf = async () =>
      (await db.select().from(help_threads).where(eq(help_threads.id, id)))[0]?.state;
    const purgeAfter = async (days: number) => {
      server.clock.pass(days * DAY);
      await purgeHelp(db, server.clock.now);
    };
    await purgeAfter(29);
    expect(await stateOf()).toBe('answered');
    await purgeAfter(2);
    expect(await stateOf()).toBe('closed');
    await purgeAfter(364);
    expect(await stateOf()).toBe('closed');
    await purgeAfter(2);
    expect(await stateOf()).toBeUndefined();
  });
});
