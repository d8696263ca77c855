import { expect, it } from 'vitest';
import { fitText, type Measure } from './fit-text.ts';

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, size) => (text.length * size) / 2;

const ROOM = { width: 500, maxLines: 2, largest: 100, smallest: 40 };

it('writes a short text large, on one line', () => {
  expect(fitText(measure, 'Discovery', ROOM)).toEqual({ lines: ['Discovery'], size: 100 });
});

it('writes a longer text smaller', () => {
  const { lines, size } = fitText(measure, 'Python basics', ROOM);
  expect(lines).toEqual(['Python basics']);
  expect(size).toBeLessThan(100);
  expect(measure('Python basics', size)).toBeLessThanOrEqual(500);
});

it('breaks a long text at a space rather than write it tiny', () => {
  expect(fitText(measure, 'Machines that learn today', ROOM)).toEqual({
    lines: ['Machines that', 'learn today'],
    size: 70,
  });
});

it('shortens what does not fit at the smallest size', () => {
  const { lines, size } = fitText(measure, 'word '.repeat(40), ROOM);
  expect(size).toBe(40);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(500);
});

it('shortens a single endless word without cutting a letter in two', () => {
  const { lines } = fitText(measure, '🚀'.repeat(60), ROOM);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^(🚀)+…$/u);
});

it('lays nothing out for nothing', () => {
  expect(fitText(measure, '', ROOM).lines.join('')).toBe('');
});
