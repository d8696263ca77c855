import { expect, it } from 'vitest';
import { lesson } from '../../test/factories.ts';
import type { LessonState } from './lesson-state.ts';
import { nextStation, stationKind } from './station.ts';

const kinds = (...lessons: Parameters<typeof lesson>[0][]) => {
  const made = lessons.map((fields, index) => lesson({ id: `${index}`, ...fields }));
  return made.map((one) => stationKind(one, made));
};

it('takes a quiz for a checkpoint, and a last lesson with most XP for the final project', () => {
  expect(kinds({ xp_reward: 20 }, { type: 'quiz', xp_reward: 20 }, { xp_reward: 50 })).toEqual([
    'lesson',
    'checkpoint',
    'project',
  ]);
});

it('knows no final project where the last lesson gives no more than another, or is the only one', () => {
  expect(kinds({ xp_reward: 50 }, { xp_reward: 50 })).toEqual(['lesson', 'lesson']);
  expect(kinds({ xp_reward: 50 })).toEqual(['lesson']);
});

it('takes the last lesson of a course with an open project for the final project', () => {
  const lessons = ['a', 'b'].map((id) => lesson({ id, xp_reward: 50 }));
  expect(lessons.map((one) => stationKind(one, lessons, true))).toEqual(['lesson', 'project']);
});

it.each<[states: LessonState[], place: number | undefined]>([
  [['completed', 'open', 'open'], 1],
  [['completed', 'locked-premium', 'open'], 2],
  [['completed', 'locked-premium', 'locked-premium'], 1],
  [['locked-login', 'locked-login', 'locked-login'], 0],
  [['completed', 'completed', 'completed'], undefined],
  [['unknown', 'unknown', 'unknown'], undefined],
])('with lessons that are %j goes on at %s', (states, place) => {
  const lessons = states.map((_, index) => lesson({ id: `${index}`, order_index: index }));
  const next = nextStation([...lessons].reverse(), ({ id }) => states[Number(id)] ?? 'unknown');
  expect(next?.id).toBe(place === undefined ? undefined : `${place}`);
});
