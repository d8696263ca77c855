import { expect, test } from 'vitest';
import { type ConsoleEntry, type FromFrame, MAX_BATCH, MAX_TEXT } from '../messages.ts';
import { Reporter } from './reporter.ts';

const log = (text: string, line = 1): ConsoleEntry => ({
  kind: 'log',
  level: 'log',
  text,
  position: { file: 'script.js', line },
  count: 1,
});

function reporterOf() {
  const sent: FromFrame[] = [];
  const waiting: (() => void)[] = [];
  const reporter = new Reporter(
    (message) => sent.push(message),
    (work) => waiting.push(work),
  );
  return { reporter, sent, advanceTime: () => waiting.splice(0).forEach((work) => void work()) };
}

test('gathers lines, and counts the same line instead of repeating it', () => {
  const { reporter, sent, advanceTime } = reporterOf();
  for (const text of ['a', 'a', 'b', 'a']) reporter.add(log(text));
  expect(sent).toEqual([]);
  advanceTime();
  expect(sent).toEqual([
    { type: 'console', dropped: 0, entries: [{ ...log('a'), count: 2 }, log('b'), log('a')] },
  ]);
});

test('the same text from another line is another line', () => {
  const { reporter, sent, advanceTime } = reporterOf();
  reporter.add(log('a', 1));
  reporter.add(log('a', 2));
  advanceTime();
  expect(sent[0]).toMatchObject({ entries: [{ count: 1 }, { count: 1 }] });
});

test('a flood is cut, and says how much is missing', () => {
  const { reporter, sent, advanceTime } = reporterOf();
  for (let i = 0; i < MAX_BATCH + 30; i++) reporter.add(log(String(i)));
  advanceTime();
  expect(sent[0]).toMatchObject({ dropped: 30 });
  expect(sent[0]).toHaveProperty('entries.length', MAX_BATCH);
});

test('long texts are cut', () => {
  const { reporter, sent, advanceTime } = reporterOf();
  reporter.add(log('x'.repeat(1_000_000)));
  advanceTime();
  expect(sent[0]).toHaveProperty('entries.0.text.length', MAX_TEXT);
});

test('clearing takes away what has not been sent yet', () => {
  const { reporter, sent, advanceTime } = reporterOf();
  reporter.add(log('a'));
  reporter.add({ kind: 'clear', text: '', position: null, count: 1 });
  reporter.add(log('b'));
  advanceTime();
  expect(sent[0]).toMatchObject({ entries: [{ kind: 'clear' }, { text: 'b' }] });
});
