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
  const stateOf = ({ id }: { id: string }) => states[Number(id)] ?? 'unknown';
  const next = nextStation([...lessons].reverse(), stateOf, new Map());
  expect(next?.id).toBe(place === undefined ? undefined : `${place}`);
});

it.each<[states: LessonState[], last: string, place: string]>([
  [['open', 'open', 'open'], '2', '2'],
  [['open', 'open', 'completed'], '2', '0'],
  [['completed', 'open', 'locked-premium'], '2', '1'],
  [['open', 'open', 'open'], 'of another course', '0'],
])('with lessons that are %j, left in %s, goes on at %s', (states, last, place) => {
  const lessons = states.map((_, index) => lesson({ id: `${index}`, order_index: index }));
  const movedAt = new Map([[last, '2026-11-20T12:00:00.000Z']]);
  const next = nextStation(lessons, ({ id }) => states[Number(id)] ?? 'unknown', movedAt);
  expect(next?.id).toBe(place);
});
