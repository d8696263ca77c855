import { expect, it } from 'vitest';
import { lesson, member } from '../../test/factories.ts';
import { type LessonState, lessonState } from './lesson-state.ts';

const free = lesson({ id: 'free' });
const premium = lesson({ id: 'premium', is_premium: true });
const done = new Set(['free', 'premium']);
const nothing = new Set<string>();
const inClass = member({ class_lessons: ['premium'] });

it.each<[string, LessonState, Parameters<typeof lessonState>]>([
  ['a visitor’s free lesson', 'locked-login', [free, null, nothing]],
  ['a visitor’s premium lesson', 'locked-login', [premium, null, nothing]],
  ['a free member’s free lesson', 'open', [free, member(), nothing]],
  ['a free member’s completed lesson', 'completed', [free, member(), done]],
  ['a free member’s premium lesson', 'locked-premium', [premium, member(), nothing]],
  ['a lesson completed while premium', 'locked-premium', [premium, member(), done]],
  ['a premium member’s lesson', 'open', [premium, member({ is_premium: true }), nothing]],
  ['a premium member’s completed one', 'completed', [premium, member({ is_premium: true }), done]],
  ['a premium lesson that a class has opened', 'open', [premium, inClass, nothing]],
  [
    'one that it has not',
    'locked-premium',
    [lesson({ id: 'other', is_premium: true }), inClass, done],
  ],
  ['a free lesson while nobody knows what is completed', 'unknown', [free, member(), undefined]],
  ['a premium lesson meanwhile', 'locked-premium', [premium, member(), undefined]],
])('%s is %s', (_, expected, given) => {
  expect(lessonState(...given)).toBe(expected);
});
