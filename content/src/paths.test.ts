import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCourses } from './load-courses.ts';
import { loadPaths } from './load-paths.ts';
import { ContentError } from './read-yaml.ts';
import { typographyProblems } from './typography.ts';

const ART = join(import.meta.dirname, '../../web/public/art/paths');
const courses = loadCourses();
const ids = courses.map(({ id }) => id);
const paths = loadPaths({ courses: ids });

test('there are the six paths, in order', () => {
  expect(paths.map(({ id }) => id)).toEqual([
    'ai-from-scratch',
    'ai-and-you',
    'games-and-art',
    'web-and-apps',
    'computer-science',
    'data-and-security',
  ]);
});

describe.each(paths)('path $id', (path) => {
  const { title, promise, for_whom, skills } = path;
  const texts = [title, promise, for_whom, ...skills];

  test('says everything in both languages, with French typography', () => {
    for (const { en, fr } of texts) {
      expect(en.trim()).not.toBe('');
      expect(typographyProblems(fr)).toEqual([]);
      expect(fr.trim()).not.toBe('');
    }
  });

  test('has a picture', () => {
    expect(existsSync(join(ART, `${path.id}.svg`))).toBe(true);
  });

  test('names what a course needs before that course', () => {
    path.courses.forEach((id, place) => {
      const requires = courses.find((course) => course.id === id)?.requires ?? [];
      const before = path.courses.slice(0, place);
      expect(requires.filter((one) => !before.includes(one))).toEqual([]);
    });
  });
});

describe.each(courses)('course $id', (course) => {
  test('states an age, and stands in its home path', () => {
    expect(course.age).toBeGreaterThanOrEqual(13);
    expect(paths.find(({ id }) => id === course.path)?.courses).toContain(course.id);
  });

  test('needs other courses that exist', () => {
    const others = ids.filter((id) => id !== course.id);
    expect(others).toEqual(expect.arrayContaining(course.requires ?? []));
  });
});

test('How machines learn needs Python foundations', () => {
  const found = courses.find(({ id }) => id === 'machines-learn');
  expect(found?.requires).toEqual(['python-foundations']);
});

describe('a malformed path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-paths-'));
  const SOUND = `id: one
title: { en: a, fr: b }
promise: { en: a, fr: b }
for_whom: { en: a, fr: b }
color: '#123456'
courses:
  - discovery
skills: [{ en: a, fr: b }, { en: c, fr: d }, { en: e, fr: f }]
`;
  const load = (text: string) => {
    writeFileSync(join(folder, '01-one.yaml'), text);
    return loadPaths({ folder, courses: ['discovery'] });
  };

  test('a sound one is read', () => {
    expect(load(SOUND)).toMatchObject([{ id: 'one', courses: ['discovery'] }]);
  });

  test.each([
    ['an unknown course', '- discovery', '- discovered', /01-one\.yaml:7: courses\.0 /],
    [
      'a course named twice',
      '- discovery',
      '- discovery\n  - discovery',
      /01-one\.yaml:6: courses /,
    ],
    ['no courses', 'courses:\n  - discovery', 'courses: []', /01-one\.yaml:6: courses /],
    [
      'a missing promise',
      'promise: { en: a, fr: b }\n',
      '',
      /01-one\.yaml:1: the file lacks promise/,
    ],
    ['an unknown field', 'color:', 'colour:', /01-one\.yaml:/],
  ])('%s is refused with file and line', (_, good, bad, message) => {
    const text = SOUND.replace(good, bad);
    expect(() => load(text)).toThrow(ContentError);
    expect(() => load(text)).toThrow(message);
  });
});
