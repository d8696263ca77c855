import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEvent, openStage } from '@codivia/contract/api/live-stage';
import { expect, onTestFinished, test } from 'vitest';
import { compileRecording } from './compile-recording.ts';
import { loadRecording } from './load-recordings.ts';
import type { RecordingStep } from './recording-format.ts';

const compile = (steps: RecordingStep[], language: 'fr' | 'en' = 'en', names = {}) =>
  compileRecording('python', { steps, names }, language);

function codeAfter(steps: RecordingStep[], language: 'fr' | 'en' = 'en', names = {}): string {
  const { files, events } = compile(steps, language, names);
  return events.reduce(applyEvent, openStage(files)).files['main.py']?.text.toString() ?? '';
}

test('code is typed at the end, at the start, in a line, below one, and over what was there', () => {
  const steps = [
    { type: 'one\ntwo\n' },
    { type: 'zero\n', start: true },
    { type: '!', after: 'one' },
    { type: 'half\n', below: 'one', indent: 2 },
    { replace: 'two', with: 'TWO' },
    { delete: 'zero\n' },
  ];
  expect(codeAfter(steps)).toBe('one!\n  half\nTWO\n');
});

test('names of the program have a French form', () => {
  const steps = [{ type: 'age = 3\n' }, { type: ' + 1', after: 'age = 3' }];
  expect(codeAfter(steps, 'fr', { age: 'ans' })).toBe('ans = 3 + 1\n');
});

test('a recording is the same each time, at the speed of a hand', () => {
  const steps = [{ type: 'print("Hello everybody")\n' }];
  const { events } = compile(steps);
  expect(compile(steps).events).toEqual(events);
  const gaps = events.slice(2).map(({ at }, index) => at - (events[index + 1]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(50);
  expect(Math.max(...gaps)).toBeLessThan(1200);
});

test('a note stays as long as it takes to read', () => {
  const noteOf = (text: string) => ({ note: { en: 'A', fr: 'A' }, text: { en: text, fr: text } });
  const short = compile([noteOf('Watch this.')]).duration_ms;
  const long = compile([noteOf('Watch this. '.repeat(35))]).duration_ms;
  expect((long - short) / 1000).toBeGreaterThan(25);
});

test.each([
  [{ type: 'x', after: 'nowhere' }, 'step 1 (en) "nowhere" is not in main.py'],
  [{ type: 'x', file: 'style.css' }, 'step 1 (en) names style.css, which is not there'],
  [{ type: 'x', wait: 2 }, 'step 1 (en) needs exactly one of note, type'],
  [{ wait: 2, after: 'x' }, 'step 1 (en) has after, which belongs to type'],
  [{ replace: 'x' }, 'step 1 (en) lacks with'],
  [{ note: { en: 'A', fr: 'A' } }, 'step 1 (en) lacks the text of its note'],
  [{ type: 'x', below: 'y', start: true }, 'step 1 (en) has both below and start'],
] as [RecordingStep, string][])('%j is refused', (step, message) => {
  expect(() => compile([step])).toThrow(message);
});

test('a place that is there twice is refused', () => {
  const steps = [{ type: 'a\na\n' }, { select: 'a' }];
  expect(() => compile(steps)).toThrow('step 2 (en) "a" is in main.py twice');
});

test('a file that does not keep to the format is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'one'));
  expect(() => loadRecording(folder, 'one')).toThrow('session.yaml: is missing');
  const about = [
    'title: { en: A, fr: A }',
    'description: { en: A, fr: A }',
    'level: beginner',
    'kind: python',
    'open: true',
  ];
  writeFileSync(join(folder, 'one/session.yaml'), about.join('\n'));
  writeFileSync(join(folder, 'one/script.yaml'), 'steps:\n  - select: x\n');
  expect(() => loadRecording(folder, 'one')).toThrow(
    'script.yaml: step 1 (fr) "x" is not in main.py',
  );
  writeFileSync(join(folder, 'one/script.yaml'), 'steps:\n  - tpye: x\n');
  expect(() => loadRecording(folder, 'one')).toThrow('script.yaml:2: steps.0.tpye is not known');
});
