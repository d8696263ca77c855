import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, PYTHON_EXERCISE, QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { audit_log } from '../audit/audit.table.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'loops' });
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });
const create = async (id: string, more: object = {}) => {
  const { status } = await send('POST', '/lessons', { id, title: id, course_id: 'loops', ...more });
  expect(status).toBe(200);
};
const search = async (q: string, more = '') =>
  (await send('GET', `/search?q=${encodeURIComponent(q)}${more}`)).body;
const lesson = async (id: string) => (await send('GET', `/lessons/${id}`)).body;
const replace = (q: string, replacement: string, lessons: object[], more: object = {}) =>
  send('POST', '/replacements', { q, replacement, lessons, ...more });

const TAG = `<code-exercise id="${PYTHON_EXERCISE.id}"></code-exercise>`;
const QUIZ_TAG = `<quiz-question id="${QUIZ_QUESTION.id}"></quiz-question>`;

describe('the search', () => {
  test('finds a text in both languages, in exercises and in code, with its place', async () => {
    await create('whole', {
      title_fr: 'Le zèbre',
      content: `<p>A zèbre &amp; <em>two zèbres</em></p>${TAG}${QUIZ_TAG}`,
      content_fr: `<p>Rien</p>${TAG}${QUIZ_TAG}`,
      exercises: [
        { ...PYTHON_EXERCISE, starter: { en: 'zèbre = 1', fr: 'x = 1' } },
        { ...QUIZ_QUESTION, question: { en: '<p>Who?</p>', fr: '<p>Un zèbre ?</p>' } },
      ],
    });
    const { total, hits, found } = await search('zèbre');
    expect([total, hits]).toEqual([1, 5]);
    expect(found[0]).toMatchObject({ kind: 'lesson', id: 'whole', revision: 1, total: 5 });
    expect(found[0].hits).toMatchObject([
      { number: 0, field: 'title', language: 'fr', code: false, before: 'Le ', match: 'zèbre' },
      { field: 'content', language: 'en', exercise: null, before: 'A ', after: ' & ' },
      { field: 'content', before: 'two ', after: 's' },
      { field: 'starter', exercise: PYTHON_EXERCISE.id, language: 'en', code: true, after: ' = 1' },
      { number: 4, field: 'question', exercise: QUIZ_QUESTION.id, language: 'fr', after: ' ?' },
    ]);
  });

  test('takes whole words and capital letters into account when asked', async () => {
    await create('words', { content: '<p>Wombat wombats été_wombat étéwombat "wombat"</p>' });
    const hitsOf = async (more: string) => (await search('wombat', more)).hits;
    expect(await hitsOf('')).toBe(5);
    expect(await hitsOf('&match_case=true')).toBe(4);
    expect(await hitsOf('&whole_word=true')).toBe(2);
    expect(await hitsOf('&whole_word=true&match_case=true')).toBe(1);
  });

  test('finds signs that HTML and JSON write otherwise, and no names of tags', async () => {
    await create('signs', {
      content: '<p>if a &lt; b &amp;&amp; "c"\\d</p><blockquote>q</blockquote>',
    });
    for (const q of ['a < b && "c"\\d', '<', '&&', '"c"', '\\d', '%', '_']) {
      const ids = (await search(q)).found.map(({ id }: { id: string }) => id);
      expect([q, ids.includes('signs')]).toEqual([q, q !== '%' && q !== '_']);
    }
    expect((await search('blockquote')).total).toBe(0);
    expect((await search('&lt;')).total).toBe(0);
  });

  test('looks at courses too, and not at what is deleted', async () => {
    await send('POST', '/courses', {
      id: 'ibex',
      title: 'Ibex',
      description_fr: '<p>Un ibex.</p>',
      skills_en: ['Ibex one', 'Two', 'Three'],
      skills_fr: ['Un', 'Deux', 'Trois'],
    });
    await create('ibex-lesson', { course_id: 'ibex' });
    await create('ibex-gone', { content: 'ibex' });
    await send('DELETE', '/lessons/ibex-gone');
    const { found } = await search('ibex');
    expect(found).toMatchObject([
      { kind: 'course', id: 'ibex', total: 4 },
      { kind: 'lesson', id: 'ibex-lesson' },
    ]);
    expect(found[0].hits[3]).toMatchObject({ field: 'skills', language: 'en' });
    await send('DELETE', '/courses/ibex');
    expect((await search('ibex')).total).toBe(0);
  });

  test('counts thousands of hits, and shows them by pages', async () => {
    for (let i = 1; i <= 3; i += 1) await create(`many-${i}`, { content: 'okapi '.repeat(4000) });
    const first = await search('okapi', '&limit=2');
    expect([first.total, first.hits]).toEqual([3, 12_000]);
    expect(first.found.map(({ id }: { id: string }) => id)).toEqual(['many-1', 'many-2']);
    expect(first.found[0]).toMatchObject({ total: 4000 });
    expect(first.found[0].hits).toHaveLength(100);
    const second = await search('okapi', '&limit=2&offset=2');
    expect(second.found.map(({ id }: { id: string }) => id)).toEqual(['many-3']);
    expect(second.hits).toBe(12_000);
  });

  test.each(['', ' ', 'x'.repeat(201)])('for "%s" is refused', async (q) => {
    const { status } = await send('GET', `/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(400);
  });
});

describe('replacing', () => {
  test('changes the chosen hits alone, and leaves the HTML around them as it is', async () => {
    const content = '<p title-free>A gnu &amp; <em>gnu</em></p><p>gnu</p>';
    await create('gnus', { content, content_fr: '<p>gnu</p>' });
    const stored = (await lesson('gnus')).content;
    const { status, body } = await replace('gnu', '<b> & "it\'s"', [
      { id: 'gnus', revision: 1, hits: [2, 3] },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), replaced: ['gnus'], drafts: [], refused: [] });
    const after = await lesson('gnus');
    expect(after.title).toBe('gnus');
    expect(after.content).toBe(
      stored.replaceAll(/\bgnu\b/g, (hit: string, at: number) =>
        at > stored.indexOf('</em>') ? hit : '&lt;b&gt; &amp; "it\'s"',
      ),
    );
    expect(after.content_fr).toBe('<p>gnu</p>');
    expect(after.revision).toBe(2);
  });

  test('reaches the code of editors, written as editors read it', async () => {
    const content = `<python-editor code="print(''yak'') &lt; 1"></python-editor>`;
    await create('yaks', { content });
    const { found } = await search('yak', '&match_case=true&whole_word=true');
    expect(found[0].hits[0]).toMatchObject({ code: true, before: "print('", after: "') < 1" });
    const number = found[0].hits[0].number;
    await replace('yak', `"a" < 'b'`, [{ id: 'yaks', revision: 1, hits: [number] }], {
      match_case: true,
      whole_word: true,
    });
    expect((await lesson('yaks')).content).toBe(
      `<python-editor code="print(''&quot;a&quot; &lt; ''b'''') &lt; 1"></python-editor>`,
    );
  });

  test('is one entry in the log and one version of each lesson, and is undone as a whole', async () => {
    await create('emu-a', { title: 'Emu A', content: '<p>emu</p>', is_active: true });
    await create('emu-b', { title: 'Emu B', content_fr: '<p>emu, emu</p>' });
    await create('emu-c', { title: 'Emu C' });
    const chosen = (id: string, hits: number[]) => ({ id, revision: 1, hits });
    const { body } = await replace('emu', 'rhea', [
      chosen('emu-a', [0, 2]),
      chosen('emu-b', [2, 3]),
      chosen('emu-c', [0]),
    ]);
    expect(body.replaced).toEqual(['emu-a', 'emu-b', 'emu-c']);
    const { db } = server.database;
    const [logged] = await db.select().from(audit_log).where(eq(audit_log.id, body.id));
    expect(logged).toMatchObject({
      action: 'replace',
      changes: [
        { field: 'replaced', from: 'emu', to: 'rhea' },
        { field: 'lesson:emu-a', from: 1, to: 2 },
        { field: 'lesson:emu-b', from: 1, to: 2 },
        { field: 'lesson:emu-c', from: 1, to: 2 },
      ],
    });
    expect((await send('GET', '/lessons/emu-b/versions')).body).toMatchObject([
      { revision: 2, origin: 'replace', changed: ['content_fr'] },
      { revision: 1 },
    ]);
    expect(await lesson('emu-b')).toMatchObject({ content_fr: '<p>rhea, rhea</p>' });
    await send('PUT', '/lessons/emu-c', { revision: 2, xp_reward: 7 });

    const undone = await send('POST', `/replacements/${body.id}/undo`);
    expect(undone.body).toMatchObject({ restored: ['emu-a', 'emu-b'], refused: [{ id: 'emu-c' }] });
    expect(await lesson('emu-a')).toMatchObject({
      title: 'Emu A',
      content: '<p>emu</p>',
      is_active: true,
      revision: 3,
    });
    expect(await lesson('emu-c')).toMatchObject({ title: 'rhea C', xp_reward: 7 });
    const again = await send('POST', `/replacements/${body.id}/undo`);
    expect([again.status, again.body.code]).toEqual([409, 'replacement_undone']);
    const [created] = await db.select().from(audit_log).where(eq(audit_log.action, 'create'));
    expect((await send('POST', `/replacements/${created?.id}/undo`)).status).toBe(404);
  });

  test('in code makes an active lesson a draft until it is proven, and undoing it publishes it again', async () => {
    const exercise = { ...PYTHON_EXERCISE, solution: 'print("kiwi")' };
    await create('kiwi', {
      title: 'Fruit',
      content: TAG,
      content_fr: TAG,
      is_active: true,
      exercises: [exercise],
      proven_exercises: [exercise.id],
    });
    const [{ hits }] = (await search('kiwi')).found;
    expect(hits).toMatchObject([{ field: 'solution', code: true }]);
    const { body } = await replace('kiwi', 'plum', [{ id: 'kiwi', revision: 1, hits: [0] }]);
    expect(body).toMatchObject({ replaced: ['kiwi'], drafts: ['kiwi'] });
    expect(await lesson('kiwi')).toMatchObject({
      is_active: false,
      unproven_exercises: [exercise.id],
    });
    await send('POST', `/replacements/${body.id}/undo`);
    expect(await lesson('kiwi')).toMatchObject({ is_active: true, exercises: [exercise] });
  });

  test('leaves alone what was changed since the search, and what would be wrong', async () => {
    await create('auk', { title: 'auk', title_fr: 'auk', content: 'auk' });
    await create('auk-2', { title: 'auk' });
    await send('PUT', '/lessons/auk-2', { revision: 1, title: 'an auk' });
    const codes = async (lessons: object[], replacement: string) => {
      const { body } = await replace('auk', replacement, lessons);
      expect(body.replaced).toEqual([]);
      expect(body.id).toBe(null);
      return body.refused.map(({ id, detail }: { id: string; detail: { en: string } }) => [
        id,
        detail.en,
      ]);
    };
    expect(await codes([{ id: 'auk-2', revision: 1, hits: [0] }], 'x')).toMatchObject([
      ['auk-2', expect.stringContaining('changed')],
    ]);
    expect(await codes([{ id: 'auk', revision: 1, hits: [9] }], 'x')).toMatchObject([
      ['auk', expect.stringContaining('no longer')],
    ]);
    expect(await codes([{ id: 'auk', revision: 1, hits: [0] }], '')).toMatchObject([
      ['auk', expect.stringContaining('title')],
    ]);
    expect(await codes([{ id: 'auk', revision: 1, hits: [2] }], '<b>')).toMatchObject([
      ['auk', expect.stringContaining('HTML')],
    ]);
    expect(await lesson('auk')).toMatchObject({ revision: 1, title: 'auk' });
  });

  test('is undone once a deleted lesson is back, if nothing could be restored before', async () => {
    await create('gnu', { content: '<p>gnu</p>' });
    const { body } = await replace('gnu', 'yak', [{ id: 'gnu', revision: 1, hits: [2] }]);
    await send('DELETE', '/lessons/gnu');
    const undo = () => send('POST', `/replacements/${body.id}/undo`);
    expect((await undo()).body).toMatchObject({ restored: [], refused: [{ id: 'gnu' }] });
    await send('POST', '/lessons/gnu/restore');
    expect((await undo()).body).toMatchObject({ restored: ['gnu'], refused: [] });
    expect((await lesson('gnu')).content).toBe('<p>gnu</p>');
  });

  test('refuses a lesson that may not be shown without the text', async () => {
    await create('quoll', {
      title: 'Asking',
      content: QUIZ_TAG,
      content_fr: QUIZ_TAG,
      is_active: true,
      exercises: [{ ...QUIZ_QUESTION, question: { en: '<p>quoll</p>', fr: '<p>Qui ?</p>' } }],
    });
    const { body } = await replace('quoll', '', [{ id: 'quoll', revision: 1, hits: [0] }]);
    expect(body.replaced).toEqual([]);
    expect(body.refused).toMatchObject([
      { id: 'quoll', problems: [{ exercise: QUIZ_QUESTION.id }] },
    ]);
  });
});
