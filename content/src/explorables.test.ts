import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { expect, test } from 'vitest';
import { explorableFaults } from './explorables.ts';
import { loadExercise } from './load-courses.ts';

test('an explorable becomes an element with its options, which may take several lines', () => {
  expect(lessonHtml('a\n\n::explore[coordinate-grid]\n\nb')).toContain(
    '<lesson-explorable view="coordinate-grid"></lesson-explorable>',
  );
  expect(lessonHtml('::explore[coordinate-grid]{\n  shape: rect,\n  x: 20\n}\n')).toContain(
    'view="coordinate-grid {&quot;shape&quot;:&quot;rect&quot;,&quot;x&quot;:20}"',
  );
});

test.each([
  ['a name that does not exist', 'one\n\n::explore[no-such]', 3, /no explorable ..no-such/],
  ['an unknown option', '::explore[coordinate-grid]{z: 3}', 1, /z/],
  ['a value out of range', 'a\n::explore[coordinate-grid]{\nx: 3,\nwidth: 10000}', 5, /width/],
  ['brackets that do not close', '::explore[coordinate-grid]{x: 3', 1, /is written/],
])('%s is found with its line', (_, markdown, line, message) => {
  const [fault] = explorableFaults(markdown);

  expect(JSON.stringify(fault)).toMatch(message);
  expect(Math.abs((fault?.line ?? 0) - line)).toBeLessThanOrEqual(1);
});

const EXERCISE = `kind: explore
title: { en: There, fr: Là }
instructions: { en: Go., fr: Va. }
explorable: coordinate-grid
options: { x: 10 }
goal: { x: { above: 100 } }
hints: [{ en: Right., fr: À droite. }]
not_yet: { en: No., fr: Non. }
solution: { x: 200, y: 0 }
wrong: [{ state: { x: 50, y: 0 }, when: { x: { below: 60 } }, feedback: { en: a, fr: b } }]
`;
const file = join(mkdtempSync(join(tmpdir(), 'codivia-explore-')), 'go.yaml');

test('an exercise with an explorable is read; a wrong name or option is an error with its line', () => {
  writeFileSync(file, EXERCISE);
  expect(loadExercise(file)).toMatchObject({ id: 'go', kind: 'explore', options: { x: 10 } });
  writeFileSync(file, EXERCISE.replace('x: 10', 'size: 10'));
  expect(() => loadExercise(file)).toThrow(/go\.yaml:5: options\.size/);
  writeFileSync(file, EXERCISE.replace('coordinate-grid', 'none'));
  expect(() => loadExercise(file)).toThrow(/go\.yaml:4: explorable/);
});
