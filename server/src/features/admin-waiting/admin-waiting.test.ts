import { expect, test } from 'vitest';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { helpCalls } from '../../../test/help-calls.ts';
import { setUpMentoring } from '../../../test/mentoring-calls.ts';
import { actor, publish, report } from '../../../test/review-calls.ts';

const { send, write, claimed, server, admin } = setUpMentoring();

const waiting = async () => (await send(admin().token, 'GET', '/admin/waiting')).body;
const decide = async (method: 'PUT' | 'POST', path: string, body: object) =>
  expect((await send(admin().token, method, `/admin${path}`, body)).status).toBe(200);

test('each queue is counted until an administrator has decided', async () => {
  const none = { lessons: 0, help: 0, mentoring: 0, projects: 0, teachers: 0, names: 0 };
  expect(await waiting()).toEqual(none);
  const { user, token } = await createMember(server(), { name: 'Ada Bryon' });

  const help = helpCalls(server, () => admin().token);
  const question = await help.ask(token);
  await help.ask(token);
  const { id, answering } = await claimed();
  const held = await write(answering.token, id, { text: 'insta chat soleil 7' });
  const author = await actor(server(), { premium: true });
  await report(await actor(server()), (await publish(author)).id);
  const school = { shown_as: 'M. Durand', school: 'Lycée', proof: 'durand@lycee.example' };
  await send(token, 'PUT', '/user/teacher-request', school);
  const { course, lessons } = await createCourseOf(server(), 1);
  await send(token, 'POST', '/progress', { lesson_id: lessons[0]?.id, completed: true });
  await send(token, 'GET', `/user/courses/${course.id}/certificate`);
  await send(token, 'PUT', '/user/certificate-name', { name: 'Ada Byron', why: '' });
  expect(await waiting()).toEqual({
    ...none,
    help: 2,
    mentoring: 1,
    projects: 1,
    teachers: 1,
    names: 1,
  });

  await help.answer(question.id);
  const message = held.body.messages.at(-1).id;
  await decide('PUT', `/mentoring/${id}/messages/${message}/review`, { decision: 'restore' });
  await decide('PUT', `/users/${user.id}/teacher`, { teacher: true });
  const asked = (await send(admin().token, 'GET', '/admin/name-requests')).body;
  const accepted = { request_id: asked[0].id, decision: 'accept', words: '' };
  await decide('POST', `/users/${user.id}/name-request`, accepted);
  expect(await waiting()).toEqual({ ...none, help: 1, projects: 1 });
});
