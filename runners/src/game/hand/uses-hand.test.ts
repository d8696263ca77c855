import { expect, test } from 'vitest';
import { usesHand } from './uses-hand.ts';

test.each([
  'if (hand.seen) circle(hand.x, hand.y, 20);',
  "text(hand?.gesture ?? '', 10, 10);",
  'const { x, y } = hand;',
  'for (const [x, y] of hand.points) point(x, y);',
])('%s uses the hand', (code) => {
  expect(usesHand(code)).toBe(true);
});

test.each([
  'let hand = { x: 1 }; circle(hand.x, 5, 5);',
  'clock.hand.x = 5;',
  'const hands = []; hands.x;',
  'cursor(HAND);',
  'hand.cards.push(1);',
  'const { length } = hand.cards;',
])('%s does not', (code) => {
  expect(usesHand(code)).toBe(false);
});
