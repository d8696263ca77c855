import type { SceneShape } from '@codivia/runners/preview/messages';
import { expect, test } from 'vitest';
import { colorName, groupsOf, placeName } from './scene-words.ts';

test.each([
  [[250, 20, 20], 'red'],
  [[255, 200, 61], 'yellow'],
  [[16, 33, 31], 'black'],
  [[220, 220, 220], 'grey'],
  [[0, 120, 255], 'blue'],
  [[100, 200, 255], 'light_blue'],
] as const)('%j is %s', (color, name) => {
  expect(colorName(color)).toBe(name);
});

test('places are told by thirds', () => {
  expect(placeName({ x: 10, y: 90 })).toBe('bottom_left');
  expect(placeName({ x: 50, y: 50 })).toBe('middle');
  expect(placeName({ x: 100, y: 0 })).toBe('top_right');
  expect(placeName({ x: 101, y: 0 })).toBe('outside');
});

test('what looks and moves alike is told once', () => {
  const ball: SceneShape = {
    shape: 'circle',
    color: [255, 0, 0],
    x: 1,
    y: 1,
    size: 5,
    motion: 'left',
    text: '',
  };
  const groups = groupsOf([ball, { ...ball, x: 50 }, { ...ball, motion: 'right' }]);
  expect(groups.map(({ length }) => length)).toEqual([2, 1]);
});
