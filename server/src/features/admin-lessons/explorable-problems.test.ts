import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { expectLinear } from '@codivia/contract/test/growth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { explorableProblems, optionFaults } from './explorable-problems.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'play' });
});
afterAll(() => server.close());

let number = 1;
const create = (body: object) =>
  server.call('POST', '/admin/lessons', {
    token,
    body: { id: `play-${number++}`, title: 'Play', course_id: 'play', ...body },
  });
const withText = (value: string) => {
  const view = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return create({ content: `<p>Look</p><lesson-explorable view="${view}"></lesson-explorable>` });
};
const text = { en: 'Right.', fr: 'À droite.' };
const EXERCISE: AuthoredExploreExercise = {
  kind: 'explore',
  id: 'go-right',
  title: text,
  instructions: text,
  explorable: 'coordinate-grid',
  goal: { x: { at_least: 300 } },
  hints: [text],
  not_yet: text,
  solution: { x: 300, y: 200 },
  wrong: [{ state: { x: 100, y: 200 }, when: { x: { below: 200 } }, feedback: text }],
};
const withExercise = (changes: object) => create({ exercises: [{ ...EXERCISE, ...changes }] });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('an explorable in the text of a lesson', () => {
  test('is stored with its options', async () => {
    const value = 'coordinate-grid {"shape":"rect","x":20}';
    const { status, body } = await withText(value);
    expect(status).toBe(200);
    expect(body.content).toContain(value.replaceAll('"', '&quot;'));
  });

  test.each([
    ['an unknown name', 'no-such', /“no-such” doesn’t exist/],
    ['a name that every object has', 'constructor', /“constructor” doesn’t exist/],
    ['no name', 'Grid!', /“Grid!”/],
    [
      'an unknown option',
      'coordinate-grid {"z":3}',
      /“coordinate-grid”, option “z”: no such option/,
    ],
    ['a value out of range', 'coordinate-grid {"width":10000}', /option “width”: at most 1000/],
    ['a wrong type', 'coordinate-grid {"x":"left"}', /option “x”: a number/],
    ['a number beyond all', 'coordinate-grid {"x":1e999}', /option “x”: a number/],
    ['another word', 'coordinate-grid {"shape":"star"}', /“shape”: circle or rect/],
    [
      'text in both languages',
      'decision-tree {"x_label":{"en":"a","fr":"b"}}',
      /“x_label”: a text/,
    ],
    ['NaN', 'coordinate-grid {"x":NaN}', /can’t be read/],
    ['brackets that stay open', 'coordinate-grid {"x":3', /can’t be read/],
    ['a prototype', 'coordinate-grid {"__proto__":{"x":3}}', /option “__proto__”/],
    [
      '10,000 points',
      `decision-tree {"points":${JSON.stringify(Array(10_000).fill([1, 1, 1]))}}`,
      /“points”: at most 40/,
    ],
    ['deep nesting', `decision-tree {"points":${nested(1000)}}`, /“points/],
  ])('is refused with its name for %s', async (_, value, message) => {
    const { status, body } = await withText(value);
    expect([status, body.code]).toEqual([422, 'content_refused']);
    expect(body.problems[0].detail.en).toMatch(message);
    expect(body.problems[0].detail.fr).not.toBe(body.problems[0].detail.en);
  });
});

describe('an exercise with an explorable', () => {
  test('is stored, with texts of options in both languages', async () => {
    expect((await withExercise({})).status).toBe(200);
    const labels = {
      explorable: 'mean-median',
      options: { label: text },
      goal: { gap: { above: 9 } },
    };
    expect((await withExercise(labels)).status).toBe(200);
  });

  test.each([
    ['an unknown name', { explorable: 'no-such' }, /“no-such” doesn’t exist/],
    ['the name of a property', { explorable: 'constructor' }, /“constructor” doesn’t exist/],
    ['a wrong option', { options: { width: 5 } }, /option “width”: at least 50/],
    ['nested options', { options: { x: JSON.parse(nested(1000)) } }, /option “x”: a number/],
    ['a goal of an unknown measure', { goal: { size: { above: 1 } } }, /no measure “size”/],
    [
      'a goal that the start meets',
      { goal: { x: { at_least: 200 } } },
      /already reached at the start/,
    ],
  ])('is refused for %s, in a draft too', async (_, changes, message) => {
    const { status, body } = await withExercise(changes);
    expect([status, body.code]).toEqual([422, 'content_refused']);
    expect(body.problems).toMatchObject([{ exercise: 'go-right' }]);
    expect(body.problems[0].detail.en).toMatch(message);
  });

  test.each([
    ['a solution that misses the goal', { solution: { x: 10, y: 10 } }],
    [
      'a wrong state that reaches it',
      { wrong: [{ ...EXERCISE.wrong[0], state: { x: 400, y: 0 } }] },
    ],
  ])('stays a draft with %s', async (_, changes) => {
    expect((await withExercise(changes)).status).toBe(200);
    const { status, body } = await create({
      is_active: true,
      exercises: [{ ...EXERCISE, ...changes }],
    });
    expect([status, body.code]).toEqual([422, 'content_refused']);
    expect(body.detail.fr).toContain('go-right');
  });

  test('has its options checked before it is saved', async () => {
    const check = async (explorable: string, options: object) =>
      (
        await server.call('POST', '/admin/explorable-check', {
          token,
          body: { explorable, options },
        })
      ).body.faults;
    expect(await check('mean-median', { label: text })).toEqual([]);
    expect(await check('mean-median', { values: [1], unit: 5 })).toEqual([
      { en: expect.stringContaining('“values”'), fr: expect.stringContaining('« values »') },
      { en: expect.stringContaining('“unit”'), fr: expect.stringContaining('« unit »') },
    ]);
    expect(await check('no-such', {})).toHaveLength(1);
  });

  test('is refused as bad input with a prototype, endless nesting or thousands of wrong states', async () => {
    const body = JSON.stringify({ title: 'Play', exercises: [EXERCISE] });
    for (const options of ['{"__proto__":{"x":1}}', `{"x":${nested(300_000)}}`]) {
      const payload = body.replace('"goal"', `"options":${options},"goal"`);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const url = '/api/admin/lessons';
      const { statusCode } = await server.app.inject({ method: 'POST', url, payload, headers });
      expect(Math.floor(statusCode / 100)).toBe(4);
    }
    expect((await withExercise({ wrong: Array(5000).fill(EXERCISE.wrong[0]) })).status).toBe(400);
  });
});

test('long options and many explorables are checked in linear time', async () => {
  const points = (count: number) => ({ points: Array.from({ length: count }, () => [1, 'x', 1]) });
  await expectLinear({
    input: points,
    work: (options) => expect(optionFaults('decision-tree', options)).not.toEqual([]),
    size: 100_000,
  });
  await expectLinear({
    input: (count) =>
      Array.from(
        { length: count },
        (_, i) => `<lesson-explorable view="a${i}"></lesson-explorable>`,
      ).join(''),
    work: (content) => explorableProblems({ content, content_fr: content, exercises: [] }),
    size: 30_000,
  });
});
