import { expect, test } from 'vitest';
import { isSameMailbox } from './same-mailbox.ts';

test.each([
  ['lea@example.org', 'LEA@Example.ORG '],
  ['lea@example.org', 'lea+maman@example.org'],
  ['lea.martin@gmail.com', 'leamartin+papa@googlemail.com'],
  ['zoe\u0301@example.org', 'zo\u00e9@example.org'],
])('%s and %s are one mailbox', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
  expect(isSameMailbox(other, one)).toBe(true);
});

test.each([
  ['lea.martin@example.org', 'leamartin@example.org'],
  ['lea@example.org', 'lea@example.com'],
  ['lea@gmail.com', 'leo@gmail.com'],
])('%s and %s are two', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});
