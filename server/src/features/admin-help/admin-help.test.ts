import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { help_threads } from '../help/help.table.ts';

let server: TestApp;
let admin: Awaited<ReturnType<typeof createMember>>;
let second: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  server = await buildTestApp();
  admin = await createMember(server, { role: 'admin', name: 'Grace' });
  second = await createMember(server, { role: 'admin', name: 'Alan' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(help_threads);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/admin/help${path}`, { token: admin.token, body });

async function ask(member: { token: string }, more: object = {}): Promise<string> {
  const question = { category: 'other', subject: 'Hello', text: 'Hello?', language: 'en' };
  const body = { ...question, attachment: null, ...more };
  const asked = await server.call('POST', '/help/threads', { token: member.token, body });
  server.clock.pass(1000);
  return asked.body.id;
}

const newMember = (options?: MemberOptions) => createMember(server, options);

async function subjects(query = ''): Promise<string[]> {
  const { body } = await call('GET', `/threads${query}`);
  const total = (
    await call('GET', `/thread-count${query.replace(/&?(sort|limit|offset)=\w+/g, '')}`)
  ).body;
  if (!/limit/.test(query)) expect(total).toEqual({ total: body.length, more: false });
  return body.map(({ subject }: { subject: string }) => subject);
}

describe('the queue', () => {
  test('has premium questions first, then those that wait longest', async () => {
    await ask(await newMember(), { subject: 'first' });
    await ask(await newMember({ premium: true }), { subject: 'premium' });
    await ask(await newMember(), { subject: 'second' });
    expect(await subjects()).toEqual(['premium', 'first', 'second']);
    expect(await subjects('?sort=created_at&direction=desc')).toEqual([
      'second',
      'premium',
      'first',
    ]);
    expect(await subjects('?limit=1&offset=1')).toEqual(['first']);
  });

  test('is filtered and searched', async () => {
    const ids = [
      await ask(await newMember(), { subject: 'Éléphant', category: 'payment', language: 'fr' }),
      await ask(await newMember({ premium: true }), { subject: 'Mouse', text: 'Where is cheese' }),
    ];
    await call('PUT', `/threads/${ids[0]}/assignment`, { user_id: admin.user.id });
    await call('PUT', `/threads/${ids[1]}/state`, { state: 'closed' });
    expect(await subjects('?category=payment')).toEqual(['Éléphant']);
    expect(await subjects('?language=en')).toEqual(['Mouse']);
    expect(await subjects('?premium=true')).toEqual(['Mouse']);
    expect(await subjects('?state=closed')).toEqual(['Mouse']);
    expect(await subjects('?assigned=me')).toEqual(['Éléphant']);
    expect(await subjects('?assigned=nobody')).toEqual(['Mouse']);
    expect(await subjects('?q=elephant')).toEqual(['Éléphant']);
    expect(await subjects('?q=CHEESE')).toEqual(['Mouse']);
    expect(await subjects('?q=%25')).toEqual([]);
    expect(await subjects('?q=%20')).toHaveLength(2);
    expect((await call('GET', '/threads?state=unconfirmed')).status).toBe(400);
  });
});

test('a search finds every message, by the beginning of its words, and words of merged questions', async () => {
  const member = await newMember();
  const long = `${'word '.repeat(500)} Où est l’Œuvre d’Hélène ?`;
  const id = await ask(member, { subject: 'First', text: long });
  await server.call('POST', `/help/threads/${id}/messages`, {
    token: member.token,
    body: { text: 'It says ZeroDivisionError: 1/0' },
  });
  await call('POST', `/threads/${id}/answers`, { text: 'Divide by something else.' });
  await call('POST', `/threads/${id}/notes`, { text: 'Probably lesson_7' });
  for (const q of ['oeuvre', 'HELENE', 'zerodiv', '1/0', 'divide something', 'lesson_7', "don't"]) {
    const expected = q === "don't" ? [] : ['First'];
    expect([q, await subjects(`?q=${encodeURIComponent(q)}`)]).toEqual([q, expected]);
  }
  for (const q of ["'", '\\', ':*', 'a & b', '!first', '\u0001']) {
    const path = `/threads?q=${encodeURIComponent(q)}`;
    expect([q, (await call('GET', path)).status]).toEqual([q, 200]);
  }
  const into = await ask(member, { subject: 'Second' });
  await call('POST', `/threads/${id}/merge`, { into });
  expect(await subjects('?q=zerodivisionerror')).toEqual(['Second']);
});

test('a thread of very many words still takes messages', async () => {
  const member = await newMember();
  const id = await ask(member);
  const words = (start: number) =>
    Array.from({ length: 800 }, (_, i) => (start + i).toString(36).padStart(5, 'é')).join(' ');
  for (let i = 0; i < 8; i += 1) {
    const { status } = await call('POST', `/threads/${id}/notes`, { text: words(i * 800) });
    expect(status).toBe(200);
  }
  expect((await call('GET', `/threads/${id}`)).body.messages).toHaveLength(9);
});

test('an answer goes back into the queue with the next message, with its own waiting time', async () => {
  const member = await newMember();
  const id = await ask(member);
  await call('POST', `/threads/${id}/answers`, { text: 'Yes.' });
  server.clock.pass(60_000);
  const before = server.clock.now().toISOString();
  await server.call('POST', `/help/threads/${id}/messages`, {
    token: member.token,
    body: { text: 'And now?' },
  });
  const { body } = await call('GET', `/threads/${id}`);
  expect(body.state).toBe('open');
  expect(body.waiting_since >= before).toBe(true);
  expect(
    body.messages.map(({ author }: { author: { name: string } | null }) => author?.name),
  ).toEqual([undefined, 'Grace', undefined]);
});

test('notes are for the team, and everything done is in the audit log without its text', async () => {
  const member = await newMember();
  const id = await ask(member);
  await call('POST', `/threads/${id}/notes`, { text: 'A secret thought' });
  await call('PUT', `/threads/${id}/assignment`, { user_id: second.user.id });
  await call('PUT', `/threads/${id}/state`, { state: 'closed' });
  const reopened = await call('PUT', `/threads/${id}/state`, { state: 'open' });
  expect(reopened.body).toMatchObject({
    assignee: { name: 'Alan' },
    messages: [
      { note: false },
      { note: true, text: 'A secret thought', author: { name: 'Grace' } },
    ],
  });
  const seen = await server.call('GET', `/help/threads/${id}`, { token: member.token });
  expect(JSON.stringify(seen.body)).not.toMatch(/secret/);
  const log = await server.call('GET', `/admin/audit?subject=help&subject_id=${id}`, {
    token: admin.token,
  });
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual([
    ...['reopen', 'close', 'assign', 'note'],
  ]);
  expect(JSON.stringify(log.body)).not.toMatch(/secret/);
  const { status, body } = await call('PUT', `/threads/${id}/assignment`, {
    user_id: member.user.id,
  });
  expect([status, body.code]).toEqual([422, 'help_not_staff']);
});

test('two questions of one person are merged, those of two people are not', async () => {
  const member = await newMember();
  const from = await ask(member, { subject: 'again', text: 'Again' });
  const into = await ask(member, { subject: 'first' });
  const other = await ask(await newMember());
  const refused = await call('POST', `/threads/${from}/merge`, { into: other });
  expect([refused.status, refused.body.code]).toEqual([422, 'help_not_mergeable']);
  expect((await call('POST', `/threads/${from}/merge`, { into: from })).status).toBe(422);
  const { body } = await call('POST', `/threads/${from}/merge`, { into });
  expect(body).toMatchObject({ id: into, messages: [{ text: 'Again' }, { text: 'Hello?' }] });
  expect((await call('GET', `/threads/${from}`)).status).toBe(404);
  const old = await server.call('GET', `/help/threads/${from}`, { token: member.token });
  expect(old.body.id).toBe(into);
  const { body: own } = await server.call('GET', '/help/threads', { token: member.token });
  expect(own).toHaveLength(1);
});

test('whoever else is at a question is named for half a minute', async () => {
  const id = await ask(await newMember());
  const show = (who: { token: string }, writing: boolean) =>
    server.call('PUT', `/admin/help/threads/${id}/presence`, {
      token: who.token,
      body: { writing },
    });
  expect((await show(admin, false)).body).toEqual([]);
  expect((await show(second, true)).body).toMatchObject([{ name: 'Grace', writing: false }]);
  expect((await show(admin, false)).body).toMatchObject([{ name: 'Alan', writing: true }]);
  server.clock.pass(31_000);
  expect((await show(admin, false)).body).toEqual([]);
});

test('reusable answers are made, listed by title, changed and deleted', async () => {
  const text = { fr: 'Bonjour', en: 'Hello' };
  const { body: made } = await call('POST', '/templates', { title: 'B greeting', text });
  await call('POST', '/templates', { title: 'A reset', text });
  const { body: list } = await call('GET', '/templates');
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['A reset', 'B greeting']);
  const changed = { title: 'C', text: { fr: 'Salut', en: 'Hi' } };
  expect((await call('PUT', `/templates/${made.id}`, changed)).body).toEqual({
    id: made.id,
    ...changed,
  });
  expect((await call('DELETE', `/templates/${made.id}`)).status).toBe(200);
  for (const method of ['PUT', 'DELETE'] as const) {
    const gone = await call(
      method,
      `/templates/${made.id}`,
      method === 'PUT' ? changed : undefined,
    );
    expect([gone.status, gone.body.code]).toEqual([404, 'help_template_not_found']);
  }
  expect((await call('POST', '/templates', { title: ' ', text })).status).toBe(400);
});

test('a question that is not there is a 404 whatever is done with it', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const calls = [
    ['GET', '', undefined],
    ['POST', '/answers', { text: 'a' }],
    ['POST', '/notes', { text: 'a' }],
    ['PUT', '/assignment', { user_id: null }],
    ['PUT', '/state', { state: 'open' }],
    ['POST', '/merge', { into: id }],
    ['PUT', '/presence', { writing: false }],
  ] as const;
  for (const [method, path, body] of calls) {
    const { status } = await call(method, `/threads/${id}${path}`, body);
    expect([path, status]).toEqual([path, 404]);
  }
});
