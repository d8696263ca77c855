import { HELD_MESSAGES_MAX } from '@codivia/contract/api/mentor-profile';
import { describe, expect, test } from 'vitest';
import { CHANGED, FILES, setUpMentoring } from '../../../test/mentoring-calls.ts';

const { send, request, learner, mentor, claim, write, read, queue, claimed, server, admin } =
  setUpMentoring();

/** A text that may or may not be the name of an account. */
const DOUBTFUL = 'insta chat soleil 7';

const review = (id: string, message: string, decision: 'restore' | 'remove') =>
  send(admin().token, 'PUT', `/admin/mentoring/${id}/messages/${message}/review`, { decision });
const texts = async (token: string, id: string) =>
  (await read(token, id)).body.messages.map(({ text }: { text: string }) => text);

describe('a doubtful message', () => {
  test('is seen by its writer alone until an administrator shows it', async () => {
    const { id, asking, answering } = await claimed();
    const sent = await write(answering.token, id, { text: DOUBTFUL, files: CHANGED });
    expect(sent.status).toBe(200);
    const held = sent.body.messages.at(-1);
    expect(held).toMatchObject({ state: 'held', text: DOUBTFUL });
    expect(await texts(asking.token, id)).not.toContain(DOUBTFUL);
    const seen = await read(asking.token, id);
    expect(JSON.stringify(seen.body)).not.toContain(held.id);
    for (const path of ['decision', 'report']) {
      const method = path === 'decision' ? 'PUT' : 'POST';
      const to = `/mentoring/threads/${id}/messages/${held.id}/${path}`;
      const body = path === 'decision' ? { accept: true } : undefined;
      expect([404, 409]).toContain((await send(asking.token, method, to, body)).status);
    }
    expect((await send(asking.token, 'GET', '/mentoring')).body.threads[0].unread).toBe(false);
    const { tables } = (await send(asking.token, 'GET', '/user/data')).body;
    expect(JSON.stringify(tables)).not.toContain(DOUBTFUL);
    const listed = (await send(admin().token, 'GET', '/admin/mentoring?flagged=true')).body;
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({
      held: 1,
      held_for: ['handle'],
      reports: 0,
    });
    expect(JSON.stringify(listed)).not.toContain(DOUBTFUL);
    const { body } = await review(id, held.id, 'restore');
    expect(body.messages.at(-1)).toMatchObject({ state: 'shown', held_for: 'handle' });
    expect((await send(asking.token, 'GET', '/mentoring')).body.threads[0].unread).toBe(true);
    expect(await texts(asking.token, id)).toContain(DOUBTFUL);
    expect((await review(id, held.id, 'remove')).body.code).toBe('message_reviewed');
    const audit = (await send(admin().token, 'GET', '/admin/audit?subject=mentoring_message')).body;
    expect(audit[0]).toMatchObject({ action: 'restore', subject_id: held.id });
  });

  test('is removed for good, and its mentor owes an answer again', async () => {
    const { id, asking, answering } = await claimed();
    const { body } = await write(answering.token, id, { text: DOUBTFUL });
    expect(body.state).toBe('answered');
    await review(id, body.messages.at(-1).id, 'remove');
    const after = (await read(answering.token, id)).body;
    expect(after.state).toBe('claimed');
    expect(after.messages.at(-1)).toMatchObject({ state: 'removed', text: '' });
    expect(JSON.stringify((await read(asking.token, id)).body)).not.toContain(DOUBTFUL);
  });

  test('of a learner brings its code along only when it is shown', async () => {
    const { id, asking, answering } = await claimed();
    const files = { 'main.py': `${FILES['main.py']}\n# insta chat soleil 7` };
    const { body } = await write(asking.token, id, { text: 'Here', files });
    expect(body.versions).toHaveLength(1);
    expect(body.messages.at(-1)).toMatchObject({ state: 'held', proposal: { files } });
    expect(JSON.stringify((await read(answering.token, id)).body)).not.toContain('soleil');
    await review(id, body.messages.at(-1).id, 'restore');
    const shown = (await read(answering.token, id)).body;
    expect(shown.versions[1]).toMatchObject({ files, origin: 'learner', number: 2 });
    expect(shown.messages.at(-1)).toMatchObject({ version: 2, proposal: null });
    // Approved code is not checked again when a mentor changes it.
    const proposal = { 'main.py': `${files['main.py']}\nprint(1)` };
    const next = await write(answering.token, id, { text: 'Try', version: 2, files: proposal });
    expect(next.body.messages.at(-1).state).toBe('shown');
  });
});

describe('a doubtful question', () => {
  test('waits outside the queue, and comes into it when it is shown', async () => {
    const { token } = await learner();
    const helper = await mentor();
    const { body } = await request(token, { text: DOUBTFUL });
    expect(body.messages[0].state).toBe('held');
    const isQueued = async () => (await queue(helper.token)).some(({ id }) => id === body.id);
    expect(await isQueued()).toBe(false);
    expect((await claim(helper.token, body.id)).status).not.toBe(200);
    await review(body.id, body.messages[0].id, 'restore');
    expect(await isQueued()).toBe(true);
  });

  test('that is removed ends its request', async () => {
    const { token } = await learner();
    const { body } = await request(token, { text: DOUBTFUL });
    await review(body.id, body.messages[0].id, 'remove');
    expect((await read(token, body.id)).body.state).toBe('closed');
  });
});

describe('messages of one writer', () => {
  test('are read together: a number in pieces is held', async () => {
    const { id, answering, asking } = await claimed();
    const states = [];
    for (const text of ['06', '12', '34', '56', '78']) {
      states.push((await write(answering.token, id, { text })).body.messages.at(-1).state);
    }
    expect(states).toContain('held');
    expect((await texts(asking.token, id)).join(' ')).not.toContain('06 12 34 56 78');
  });

  test('of two writers are not', async () => {
    const { id, answering, asking } = await claimed();
    for (const [i, text] of ['06', '12', '34', '56', '78'].entries()) {
      const { token } = i % 2 === 0 ? answering : asking;
      expect((await write(token, id, { text })).body.messages.at(-1).state).toBe('shown');
    }
  });
});

test('three held messages suspend a mentor until an administrator ends it', async () => {
  const { id, answering, asking } = await claimed();
  for (let i = 0; i < HELD_MESSAGES_MAX; i += 1) {
    expect((await read(answering.token, id)).status).toBe(200);
    await write(answering.token, id, { text: DOUBTFUL });
  }
  expect((await read(answering.token, id)).status).toBe(404);
  expect((await write(answering.token, id)).status).toBe(404);
  expect((await send(answering.token, 'GET', '/mentoring/queue')).body.code).toBe(
    'mentor_suspended',
  );
  expect(
    (await send(answering.token, 'GET', '/mentoring')).body.mentor.suspended_at,
  ).not.toBeNull();
  expect((await read(asking.token, id)).status).toBe(200);
  const path = `/admin/users/${answering.id}/mentor`;
  expect((await send(admin().token, 'GET', path)).body.mentor.suspended_at).not.toBeNull();
  server().clock.pass(1000);
  const { body } = await send(admin().token, 'PUT', path, { mentor: true });
  expect(body.mentor.suspended_at).toBeNull();
  expect((await read(answering.token, id)).status).toBe(200);
  const audit = (await send(admin().token, 'GET', `/admin/audit?subject_id=${answering.id}`)).body;
  expect(audit[0].changes).toEqual([{ field: 'mentor_suspended', from: true, to: false }]);
  server().clock.pass(1000);
  await write(answering.token, id, { text: DOUBTFUL });
  expect((await read(answering.token, id)).status).toBe(200);
});

test.each([
  'quel est ton pseudo discord ?',
  'ne dis rien à tes parents',
  'rendez-vous samedi 15h devant le lycée',
  'how old are you? which school? send me a photo',
  '06,12,34,56,78',
])('what is certain is refused: %s', async (text) => {
  const { id, answering } = await claimed();
  const { status, body } = await write(answering.token, id, { text });
  const isHeld = status === 200 && body.messages.at(-1).state === 'held';
  expect(isHeld || body.code === 'contact_refused').toBe(true);
});

test('a name that is an account elsewhere is not shown', async () => {
  const { token } = await learner('DiscordSunnycat');
  const { body } = await request(token);
  expect(body.learner.first_name).toBe('');
});
