import { expect, test } from 'vitest';
import { doneItems, keepDoneItems } from './done-items.ts';

test('the items of the last check are kept until the project is solved', () => {
  expect(doneItems('games', 'own-game')).toBeNull();
  keepDoneItems('games', 'own-game', { done: [], solved: false });
  expect(doneItems('games', 'own-game')).toEqual([]);
  keepDoneItems('games', 'own-game', { done: ['keys'], solved: false });
  expect(doneItems('games', 'own-game')).toEqual(['keys']);
  keepDoneItems('games', 'own-game', { done: ['keys', 'score'], solved: true });
  expect(doneItems('games', 'own-game')).toBeNull();
});
