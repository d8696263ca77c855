import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';

const MINUTE = 60_000;
const PASSWORD = 'blue kettle 42';

let server: TestApp;
const { send, live, edit, seated, listen, leaveAll } = liveCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
afterEach(leaveAll);

test('who has entered takes part to the end, when their Premium ends meanwhile', async () => {
  const { id, host } = await live();
  const premiumUntil = new Date(server.clock.now().getTime() + MINUTE);
  const member = await seated(id, { premiumUntil });
  expect((await send(member.token, 'GET', `${id}/room`)).status).toBe(200);
  server.clock.pass(2 * MINUTE);
  const asked = await send(member.token, 'POST', `${id}/questions`, { text: 'May I still ask?' });
  expect(asked.status).toBe(200);
  const other = (
    await send((await seated(id)).token, 'POST', `${id}/questions`, { text: 'And I?' })
  ).body;
  const approve = { state: 'approved' };
  await send(host.token, 'PUT', `${id}/questions/${other.id}/state`, approve);
  const poll = { question: 'Go on?', options: ['Yes', 'No'] };
  const { body } = await send(host.token, 'POST', `${id}/polls`, poll);
  for (const [path, what] of [
    [`questions/${other.id}/vote`, { on: true }],
    [`polls/${body.id}/answer`, { option: 0 }],
    ['too-fast', { on: true }],
  ] as const) {
    expect([path, (await send(member.token, 'PUT', `${id}/${path}`, what)).status]).toEqual([
      path,
      200,
    ]);
  }
  await send(host.token, 'POST', `${id}/end`);
  const replay = await server.call('GET', `/live/replays/${id}`, { token: member.token });
  expect([replay.status, replay.body.code]).toEqual([403, 'replay_premium']);
});

test('a host who deletes their account leaves the session to the administrators, and everybody in it', async () => {
  const { id, host, participant } = await live();
  const [hosting, staying] = [await listen(host.token, id), await listen(participant.token, id, 0)];
  await staying.until(({ status }) => status?.host_present === true);
  await edit(host.token, id, 0, [[0, 'mine']]);
  const password_hash = await hashPassword(PASSWORD);
  await server.database.db.update(users).set({ password_hash }).where(eq(users.id, host.user.id));
  const { status } = await server.call('DELETE', '/user', {
    token: host.token,
    body: { password: PASSWORD },
  });
  expect(status).toBe(200);
  await hosting.until(({ end }) => end !== undefined);
  expect(hosting.end).toBe('live_not_allowed');
  await staying.until(({ status }) => status?.host_present === false);
  const { token } = await createMember(server, { role: 'admin' });
  const { body } = await send(token, 'GET', `${id}/room`);
  expect([body.session.host_name, body.files['main.py'].text]).toEqual(['', 'mine']);
  expect((await edit(token, id, 1, [4, [0, '!']])).status).toBe(200);
  await staying.until(({ log }) => log.length === 2);
  expect((await send(token, 'POST', `${id}/end`)).status).toBe(200);
  await staying.until(({ end }) => end === 'live_over');
});

test('a megabyte is refused wherever a text is taken, in both languages, and changes nothing', async () => {
  const { id, host, participant } = await live();
  const text = 'x'.repeat(1_000_000);
  const select = { type: 'select', file: text, client: 'window-1', anchor: 0, head: 0 };
  for (const [person, path, body] of [
    [host, 'publications', { type: 'note', title: 'Long', text }],
    [host, 'publications', { type: 'run', output: text, failed_line: null }],
    [host, 'publications', select],
    [host, 'polls', { question: text, options: ['Yes', 'No'] }],
    [
      host,
      'edits',
      {
        edits: [
          {
            type: 'edit',
            file: 'main.py',
            version: 0,
            client: 'window-1',
            changes: [[0, text.repeat(3)]],
          },
        ],
      },
    ],
    [participant, 'questions', { text }],
  ] as const) {
    const answer = await send(person.token, 'POST', `${id}/${path}`, body);
    expect([path, [400, 413].includes(answer.status)]).toEqual([path, true]);
    expect(answer.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  }
  const { seq, files, poll } = (await send(host.token, 'GET', `${id}/room`)).body;
  expect([seq, files['main.py'].text, poll]).toEqual([0, '', null]);
});
