import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { CLAIM_HOURS } from '@codivia/contract/api/mentoring';
import { expect, test } from 'vitest';
import { createSecondFactor } from '../../../test/factories.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { setUpMentoring } from '../../../test/mentoring-calls.ts';

const { send, request, member, claim, write, read, server, admin } = setUpMentoring();

async function newMentor() {
  const created = await member({ name: 'Mia Mentor' });
  await send(admin().token, 'PUT', `/admin/users/${created.user.id}/mentor`, { mentor: true });
  await send(created.token, 'PUT', '/mentoring/conduct', { version: CONDUCT_VERSION });
  await createSecondFactor(server(), created.user.id);
  return created;
}

/** Creates a claimed thread, whose sides have addresses. */
async function claimedThread() {
  const asking = await member({ premium: true, name: 'Ada Lovelace', language: 'fr' });
  const { id } = (await request(asking.token)).body;
  const answering = await newMentor();
  expect((await claim(answering.token, id)).status).toBe(200);
  return { id, asking, answering };
}

async function isUnread(token: string, id: string): Promise<boolean> {
  const { threads } = (await send(token, 'GET', '/mentoring')).body;
  return threads.find((thread: { id: string }) => thread.id === id).unread;
}

async function isUnreadByMentor(token: string, id: string): Promise<boolean> {
  const { body } = await send(token, 'GET', '/mentoring/queue');
  return body.find((entry: { id: string }) => entry.id === id).unread;
}

test('a learner is mailed about an answer once until it was read, and sees it marked', async () => {
  const { id, asking, answering } = await claimedThread();
  expect(await isUnread(asking.token, id)).toBe(false);
  await write(answering.token, id, { text: 'Look at the loop' });
  const mail = await nextMail(server(), asking.user.email);
  expect(mail.subject).toBe('Réponse de ton mentor sur Codivia');
  expect(mail.text).toContain(`/mentoring/${id}`);
  expect(mail.text + mail.html).not.toMatch(/loop|Mia|Name badge/);
  await write(answering.token, id, { text: 'And at the name' });
  expect(await isUnread(asking.token, id)).toBe(true);
  await read(answering.token, id);
  expect(await isUnread(asking.token, id)).toBe(true);
  await read(asking.token, id);
  expect(await isUnread(asking.token, id)).toBe(false);
  await write(answering.token, id, { text: 'Any news?' });
  expect(await mailsTo(server(), asking.user.email, 2)).toHaveLength(2);
});

test('a mentor is mailed about what the learner writes, once until it was read', async () => {
  const { id, asking, answering } = await claimedThread();
  await write(asking.token, id, { text: 'One more question' });
  const mail = await nextMail(server(), answering.user.email);
  expect(mail.subject).toBe('A new message in a mentoring request');
  expect(mail.text).toContain(`/mentoring/${id}`);
  expect(mail.text + mail.html).not.toMatch(/question about|Ada|Name badge/);
  await write(asking.token, id, { text: 'And another one' });
  expect(await isUnreadByMentor(answering.token, id)).toBe(true);
  await write(answering.token, id, { text: 'An answer has read it' });
  expect(await isUnreadByMentor(answering.token, id)).toBe(false);
  await write(asking.token, id, { text: 'Thanks!' });
  expect(await mailsTo(server(), answering.user.email, 2)).toHaveLength(2);
});

test('nobody is mailed about a thread that has no mentor, and the next one begins unmarked', async () => {
  const { id, asking, answering } = await claimedThread();
  const next = await newMentor();
  await write(answering.token, id);
  await write(asking.token, id);
  await nextMail(server(), answering.user.email);
  server().clock.pass((CLAIM_HOURS + 1) * 60 * 60 * 1000);
  const now = ({ session }: { session: { id: string } }) => server().app.session.sign(session.id);
  await write(now(asking), id, { text: 'Is anybody there?' });
  await claim(now(next), id);
  expect(await isUnreadByMentor(now(next), id)).toBe(false);
  expect(await mailsTo(server(), answering.user.email, 1)).toHaveLength(1);
});
