import { COMMENT_MAX_LENGTH, COMMENTS_MAX } from '@codivia/contract/api/admin-lesson-comments';
import { anchoredBlocks } from '@codivia/contract/lessons/block-anchors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { lesson_comments } from './lesson-comments.table.ts';

const CONTENT = '<p>One</p><p>Two</p>';

let server: TestApp;
let author: string;
let reviewer: Awaited<ReturnType<typeof createMember>>;
let courseId: string;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  author = (await createMember(server, { role: 'admin', name: 'Camille' })).token;
  courseId = (await createCourse(server.database.db)).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  reviewer = await createMember(server, { role: 'admin', name: 'Robin' });
  const texts = { content: CONTENT, content_fr: '<p>Un</p>', exercises: [] };
  id = (await createLesson(server.database.db, courseId, texts)).id;
});

const send = (token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', body?: object) =>
  server.call(method, `/admin/lessons/${id}/comments${path}`, { token, ...(body && { body }) });
const two = anchoredBlocks(CONTENT)[1];
const ON_TWO = { language: 'en', block_id: two?.id, block_index: 1 };
const comment = (text = 'Say more.') => send(reviewer.token, 'POST', '', { ...ON_TWO, text });

test('a comment has its block, author and replies, and is settled and opened again', async () => {
  const [first] = (await comment('  Say more.  ')).body;
  expect(first).toMatchObject({
    ...ON_TWO,
    excerpt: 'Two',
    text: 'Say more.',
    author: { name: 'Robin' },
    own: true,
    resolved_at: null,
  });
  const replied = await send(author, 'POST', `/${first.id}/replies`, { text: 'Done.' });
  const [root, reply] = replied.body;
  expect(reply).toMatchObject({ reply_to: root.id, text: 'Done.', author: { name: 'Camille' } });
  const again = await send(reviewer.token, 'POST', `/${reply.id}/replies`, { text: 'Thanks.' });
  expect(again.body[2].reply_to).toBe(root.id);
  const settled = await send(author, 'PUT', `/${root.id}/resolution`, { resolved: true });
  expect(settled.body[0].resolved_by.name).toBe('Camille');
  await send(author, 'PUT', `/${root.id}/resolution`, { resolved: false });
  expect((await send(author, 'GET')).body[0]).toMatchObject({ resolved_at: null, own: false });
});

test('a comment stays with its excerpt when the text that it is about is removed', async () => {
  await comment();
  const changes = { content: '<p>One</p>', revision: 1 };
  const saved = await server.call('PUT', `/admin/lessons/${id}`, { token: author, body: changes });
  expect(saved.status).toBe(200);
  expect((await send(author, 'GET')).body).toMatchObject([{ excerpt: 'Two', text: 'Say more.' }]);
  const gone = await comment();
  expect([gone.status, gone.body.code]).toEqual([409, 'commented_block_gone']);
});

test('one deletes what one wrote oneself, and the replies of others stay', async () => {
  const [first] = (await comment()).body;
  await send(author, 'POST', `/${first.id}/replies`, { text: 'Done.' });
  const refused = await send(author, 'DELETE', `/${first.id}`);
  expect([refused.status, refused.body.code]).toEqual([403, 'comment_of_somebody_else']);
  const [emptied, reply] = (await send(reviewer.token, 'DELETE', `/${first.id}`)).body;
  expect([emptied.text, reply.text]).toEqual(['', 'Done.']);
  expect((await send(author, 'DELETE', `/${reply.id}`)).body).toHaveLength(1);
  expect((await send(author, 'DELETE', `/${reply.id}`)).body.code).toBe('comment_not_found');
});

test('bad input is refused, and so is a comment beyond the most', async () => {
  for (const text of ['', ' \n ', 'x'.repeat(COMMENT_MAX_LENGTH + 1)]) {
    expect((await comment(text)).status).toBe(400);
  }
  const other = await send(author, 'POST', '', { ...ON_TWO, language: 'fr', text: 'Hm.' });
  expect(other.body.code).toBe('commented_block_gone');
  expect((await send(author, 'POST', '/nothing-here/replies', { text: 'x' })).status).toBe(404);
  const made = { lesson_id: id, language: 'en', block_id: 'a', block_index: 0 } as const;
  const rows = { ...made, excerpt: '', text: 'x', created_at: new Date() };
  await server.database.db.insert(lesson_comments).values(Array(COMMENTS_MAX).fill(rows));
  expect((await comment()).body.code).toBe('comments_full');
  id = 'nothing-here';
  expect((await send(author, 'GET')).status).toBe(404);
});

test('comments are in the data of their authors, and stay without a name when the account goes', async () => {
  await comment('My opinion.');
  const data = await server.call('GET', '/user/data', { token: reviewer.token });
  expect(data.body.tables.lesson_comments).toMatchObject([{ text: 'My opinion.', excerpt: 'Two' }]);
  const path = `/admin/users/${reviewer.user.id}`;
  expect((await server.call('DELETE', path, { token: author })).status).toBe(200);
  expect((await send(author, 'GET')).body).toMatchObject([{ author: null, text: 'My opinion.' }]);
});
