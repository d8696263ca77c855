import { LANGUAGES } from '@codivia/contract/api/language';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import { expect, test } from 'vitest';
import { type LoadedLesson, shippedCourses } from './load-courses.ts';
import { withTarget } from './targets.ts';

/** Lessons in which there is nothing to look at yet; one that gets something leaves this list. */
const WITHOUT_PICTURES: readonly string[] = [
  'discovery-printing',
  'discovery-variables',
  'discovery-numbers',
  'discovery-input',
  'discovery-conditions',
  'discovery-loops',
  'discovery-lists',
  'discovery-functions',
  'discovery-game',
  'discovery-ai',
  'python-foundations-text',
  'python-foundations-dictionaries',
  'python-foundations-errors',
  'python-foundations-lists',
  'python-foundations-checkpoint',
  'python-foundations-project',
  'machines-learn-neighbour',
  'machines-learn-vote',
  'machines-learn-mistakes',
  'machines-learn-test',
  'machines-learn-limits',
  'machines-learn-project',
  'data-tables',
  'data-cleaning',
  'data-counting',
  'data-middle',
  'data-charts',
  'data-story',
  'databases-tables',
  'databases-search',
  'databases-change',
  'databases-join',
  'databases-project',
  'cybersecurity-passwords',
  'cybersecurity-hashing',
  'cybersecurity-ciphers',
  'cybersecurity-phishing',
  'cybersecurity-project',
  'cloud-requests',
  'cloud-handlers',
  'cloud-failures',
  'cloud-scaling',
  'cloud-project',
];

const lessons = shippedCourses().flatMap((course) => course.lessons);

/** Tells whether each language of a lesson has a picture, an explorable, or an exercise that shows its target. */
function isPictured({ content, content_fr, exercises }: LoadedLesson): boolean {
  return LANGUAGES.every((language) => {
    const text = language === 'fr' ? content_fr : content;
    if (/<(img|lesson-explorable)\b/.test(text)) return true;
    return exercises.some(
      (one) => one.kind === 'explore' || 'target' in withTarget(localiseExercise(one, language)),
    );
  });
}

test('every lesson has a picture, an explorable or a target', () => {
  const without = lessons.filter((one) => !isPictured(one)).map(({ id }) => id);
  expect(without).toEqual(WITHOUT_PICTURES);
});
