import { LANGUAGES } from '@codivia/contract/api/language';
import { firstStepOf } from '@codivia/contract/lessons/first-step';
import { describe, expect, test } from 'vitest';
import { COURSES_FOLDER, loadCourses } from './load-courses.ts';

/** Something to run or to answer, with code or an id. */
const TO_DO = /<(?:(?:python|web|p5)-editor code|code-exercise id|quiz-question id)="[^"]/;

describe.each(loadCourses(COURSES_FOLDER))('the first step of $id', ({ lessons }) => {
  test.each(LANGUAGES)(
    'has something to do, its exercises, and a step after it, in %s',
    (language) => {
      const [first] = lessons;
      const step = firstStepOf((language === 'fr' ? first?.content_fr : first?.content) ?? '');
      expect(step?.html).toMatch(TO_DO);
      const known = first?.exercises.map(({ id }) => id) ?? [];
      expect(known).toEqual(expect.arrayContaining(step?.exercises ?? []));
      expect(step?.rest.some(({ heading }) => heading !== '')).toBe(true);
      expect(step?.rest.length).toBeGreaterThan(1);
    },
  );
});
