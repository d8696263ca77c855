import { expect, test } from 'vitest';
import { textDifference } from './diff-lines.ts';

const LINES = Array.from({ length: 12 }, (_, i) => `line ${i}`);

test('a changed line stands between its neighbours, and the rest is skipped', () => {
  const after = LINES.with(6, 'new 6');
  expect(textDifference(LINES.join('\n'), after.join('\n'))).toEqual([
    { kind: 'skipped', count: 4 },
    { kind: 'same', lines: ['line 4', 'line 5'] },
    { kind: 'removed', lines: ['line 6'] },
    { kind: 'added', lines: ['new 6'] },
    { kind: 'same', lines: ['line 7', 'line 8'] },
    { kind: 'skipped', count: 3 },
  ]);
});

test('equal texts have no difference, new ones are added', () => {
  expect(textDifference('a\nb', 'a\nb')).toEqual([]);
  expect(textDifference('', 'a\nb')).toEqual([{ kind: 'added', lines: ['a', 'b'] }]);
});
