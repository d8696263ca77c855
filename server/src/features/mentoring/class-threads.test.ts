import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createTeacher } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { lessonViewCalls } from '../../../test/lesson-view-calls.ts';
import type { LiveListener } from '../../../test/live-listener.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { setUpMentoring } from '../../../test/mentoring-calls.ts';
import { class_accesses, class_members, class_teachers } from '../classes/classes.table.ts';
import { exercise_drafts } from '../exercise-drafts/exercise-drafts.table.ts';
import { mentoring_messages, mentoring_threads } from './mentoring.table.ts';

const { server, admin, claimed } = setUpMentoring();
const { lessonInClass, follow, leaveAll } = lessonViewCalls(server);

const FILES = { 'main.py': 'name = "Léa"\nprint(nmae)\n' };

/** A class with a lesson in which a pupil has written something. */
async function written() {
  const one = await lessonInClass();
  const { lea, lesson } = one;
  await server()
    .database.db.insert(exercise_drafts)
    .values({
      user_id: lea.user.id,
      lesson_id: lesson.id,
      exercise_id: 'name-badge',
      language: 'en',
      parts: { code: FILES['main.py'] },
      revision: 1,
      written_at: server().clock.now(),
    });
  return one;
}

type Written = Awaited<ReturnType<typeof written>>;
type Sent = { text?: string; files?: Record<string, string>; place?: object; exercise_id?: string };

const comment = (token: string, { schoolClass, lea, lesson }: Written, sent: Sent = {}) =>
  server().call('POST', `/classes/${schoolClass.id}/members/${lea.member.id}/threads`, {
    token,
    body: {
      lesson_id: lesson.id,
      exercise_id: 'name-badge',
      files: FILES,
      text: 'Look at the name of the variable.',
      ...sent,
    },
  });
const thread = (token: string, id: string) =>
  server().call('GET', `/mentoring/threads/${id}`, { token });
const list = (token: string, classId: string) =>
  server().call('GET', `/classes/${classId}/threads`, { token });
const overview = (token: string) => server().call('GET', '/mentoring', { token });
const write = (token: string, id: string, body: object) =>
  server().call('POST', `/mentoring/threads/${id}/messages`, {
    token,
    body: { version: 1, text: 'So that is it!', ...body },
  });

test('a comment on a line reaches the pupil, who answers; co-teachers read and go on', async () => {
  const one = await written();
  const { teacher, schoolClass, lea } = one;
  const sent = await comment(teacher.token, one, { place: { file: 'main.py', line: 2 } });
  expect(sent.status).toBe(200);
  const { id } = sent.body;
  expect(sent.body).toMatchObject({
    title: 'Name badge',
    state: 'answered',
    viewer: 'mentor',
    learner: { first_name: 'Léa' },
    class: { id: schoolClass.id, name: '4e B' },
    versions: [{ number: 1, files: FILES, origin: 'learner' }],
    messages: [{ author: 'mentor', place: { file: 'main.py', line: 2 } }],
  });
  expect((await overview(lea.token)).body.threads).toMatchObject([
    { id, class_name: '4e B', unread: true, state: 'answered' },
  ]);
  const seen = (await thread(lea.token, id)).body;
  expect(seen).toMatchObject({ viewer: 'learner', mentor: { first_name: 'Mme Dupont' } });
  expect(seen.messages).toMatchObject([{ first_name: 'Mme Dupont' }]);
  expect((await overview(lea.token)).body.threads[0].unread).toBe(false);
  expect((await write(lea.token, id, {})).body).toMatchObject({ state: 'claimed' });
  expect((await list(teacher.token, schoolClass.id)).body).toMatchObject([
    { id, pupil: 'Léa', unread: true, state: 'claimed' },
  ]);
  const other = await createTeacher(server(), { shownAs: 'M. Martin' });
  const added_at = server().clock.now();
  await server()
    .database.db.insert(class_teachers)
    .values({ class_id: schoolClass.id, user_id: other.user.id, added_at });
  expect((await thread(other.token, id)).body.messages).toHaveLength(2);
  await write(other.token, id, { text: 'Well done.' });
  const names = (await thread(lea.token, id)).body.messages.map(
    ({ first_name }: { first_name: string }) => first_name,
  );
  expect(names).toEqual(['Mme Dupont', 'Léa', 'M. Martin']);
  expect(await mailsTo(server(), lea.user.email, 0)).toEqual([]);
});

test('is recorded, with every reading, for administrators too', async () => {
  const one = await written();
  const { id } = (await comment(one.teacher.token, one)).body;
  await thread(one.teacher.token, id);
  const { member_id, action } = class_accesses;
  const logged = await server()
    .database.db.select({ action })
    .from(class_accesses)
    .where(eq(member_id, one.lea.member.id));
  expect(logged).toEqual([{ action: 'comment' }]);
  const panel = await server().call('GET', `/admin/mentoring/${id}`, {
    token: admin().token,
  });
  expect(panel.body).toMatchObject({ class_name: '4e B', mentor: null });
  expect(panel.body.accesses).toMatchObject([
    { role: 'mentor', action: 'answer' },
    { role: 'mentor', action: 'read' },
    { role: 'admin', action: 'read' },
  ]);
});

test('a second comment on the exercise goes on in the same thread, with the program as it is then', async () => {
  const one = await written();
  const first = (await comment(one.teacher.token, one)).body;
  const again = (await comment(one.teacher.token, one)).body;
  const files = { 'main.py': 'print(1)\n' };
  const later = (await comment(one.teacher.token, one, { files, text: 'Better.' })).body;
  expect([again.id, later.id]).toEqual([first.id, first.id]);
  expect(later.versions).toMatchObject([{ number: 1 }, { number: 2, files }]);
  expect(later.messages.map(({ version }: { version: number }) => version)).toEqual([1, 1, 2]);
  await server().call('POST', `/mentoring/threads/${first.id}/close`, { token: one.teacher.token });
  expect((await comment(one.teacher.token, one)).body.id).not.toBe(first.id);
});

test('two teachers who comment at once write into one thread', async () => {
  const one = await written();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      comment(one.teacher.token, one, { text: `Comment ${'abcd'[number - 1]}` }),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await list(one.teacher.token, one.schoolClass.id)).body).toHaveLength(1);
});

test('is for nobody else: no pupil begins one, no mentor gets one, no other class reads one', async () => {
  const one = await written();
  const { schoolClass, lea, tom } = one;
  const { id } = (await comment(one.teacher.token, one)).body;
  const elsewhere = await written();
  const mentoring = await claimed();
  const mentor = mentoring.answering.token;
  for (const token of [lea.token, tom.token, elsewhere.teacher.token, mentor]) {
    expect((await comment(token, one)).status).toBe(404);
    expect((await list(token, schoolClass.id)).status).toBe(404);
  }
  for (const token of [tom.token, elsewhere.teacher.token, mentor]) {
    expect((await thread(token, id)).status).toBe(404);
    expect((await write(token, id, {})).status).toBe(404);
  }
  const queue = await server().call('GET', '/mentoring/queue', { token: mentor });
  expect(queue.body.map((entry: { id: string }) => entry.id)).not.toContain(id);
  const claim = await server().call('POST', `/mentoring/threads/${id}/claim`, { token: mentor });
  expect([claim.status, claim.body.code]).toEqual([404, 'thread_not_found']);
  await write(lea.token, id, {});
  expect((await overview(lea.token)).body.median_wait_minutes).toBeNull();
});

test('counts among no requests of the learner', async () => {
  const one = await written();
  await comment(one.teacher.token, one);
  const premium = await createMember(server(), { premium: true });
  expect((await overview(premium.token)).body.requests_left).toBe(2);
  await server()
    .database.db.update(mentoring_threads)
    .set({ learner_id: premium.user.id })
    .where(eq(mentoring_threads.class_id, one.schoolClass.id));
  expect((await overview(premium.token)).body.requests_left).toBe(2);
});

test('ends for a teacher who leaves the class, and for a pupil who does', async () => {
  const one = await written();
  const { id } = (await comment(one.teacher.token, one)).body;
  const { db } = server().database;
  await db.delete(class_members).where(eq(class_members.id, one.lea.member.id));
  expect((await thread(one.teacher.token, id)).status).toBe(404);
  expect((await list(one.teacher.token, one.schoolClass.id)).body).toEqual([]);
  expect((await thread(one.lea.token, id)).status).toBe(200);
  await db.delete(class_teachers).where(eq(class_teachers.class_id, one.schoolClass.id));
  expect((await list(one.teacher.token, one.schoolClass.id)).status).toBe(404);
});

test('refuses contact details in both directions, and knows those in the pupil’s own program', async () => {
  const one = await written();
  const refused = await comment(one.teacher.token, one, { text: 'Write to me@gmail.com' });
  expect([refused.status, refused.body.code]).toEqual([422, 'contact_refused']);
  const smuggled = { 'main.py': 'print("me@gmail.com")\n' };
  expect((await comment(one.teacher.token, one, { files: smuggled })).status).toBe(422);
  const { id } = (await comment(one.teacher.token, one)).body;
  expect((await write(one.lea.token, id, { text: 'I am lea@gmail.com' })).status).toBe(422);
  await server()
    .database.db.update(exercise_drafts)
    .set({ parts: { code: smuggled['main.py'] } })
    .where(eq(exercise_drafts.user_id, one.lea.user.id));
  expect((await comment(one.teacher.token, one, { files: smuggled })).status).toBe(200);
});

test('holds what is doubtful: the pupil sees nothing of it until an administrator allows it', async () => {
  const one = await written();
  const DOUBTFUL = 'insta chat soleil 7';
  const sent = await comment(one.teacher.token, one, { text: DOUBTFUL });
  expect(sent.body.messages).toMatchObject([{ state: 'held' }]);
  const { id } = sent.body;
  expect((await thread(one.lea.token, id)).status).toBe(404);
  expect((await overview(one.lea.token)).body.threads).toEqual([]);
  const [message] = await server()
    .database.db.select()
    .from(mentoring_messages)
    .where(eq(mentoring_messages.thread_id, id));
  const review = (decision: string) =>
    server().call('PUT', `/admin/mentoring/${id}/messages/${message?.id}/review`, {
      token: admin().token,
      body: { decision },
    });
  expect((await review('restore')).status).toBe(200);
  expect((await thread(one.lea.token, id)).body.messages).toMatchObject([{ text: DOUBTFUL }]);
});

test('is announced in the lesson that the pupil has open', async () => {
  const one = await written();
  const stream = await follow(one.lea.token, one.lesson.id);
  const { id } = (await comment(one.teacher.token, one)).body;
  const comments = ({ sent }: LiveListener) =>
    sent.filter(({ event }) => event === 'comments').map(({ data }) => data);
  await vi.waitFor(() => expect(comments(stream)).toHaveLength(1), 25_000);
  expect(comments(stream)[0]).toEqual([{ id, title: 'Name badge' }]);
  const again = await follow(one.lea.token, one.lesson.id);
  await again.until((listener) => comments(listener).length === 1);
  leaveAll();
}, 40_000);
