import type { AuthoredExercise } from '@codivia/contract/exercises';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseFileProblems } from './check-course-files.ts';
import { exerciseOf, type LoadedLesson } from './load-courses.ts';
import { proveLesson } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';

const runtimes = proofRuntimes();
afterAll(() => runtimes.close());

/** What every exercise with a check has; the check wants 3 and 4 added up, whichever way. */
const ABOUT = `
title: { en: Sum, fr: Somme }
instructions: { en: Add up., fr: Additionne. }
hints: [{ en: a, fr: b }, { en: a, fr: b }]
feedback: { nothing: { en: No., fr: Non. }, other: { en: No., fr: Non. } }
check: |
  r = run()
  expect(r.lines, "nothing")
  expect(r.lines == ["7"], "other")
`;

const FILL = `kind: python
task: fill
${ABOUT}
template: |
  a = 3
  print(a ⟦+⟧ ⟦4⟧)
wrong:
  - { blanks: ["-", "4"], feedback: other }
  - { blanks: ["+", "b"], feedback: error }
`;

const ARRANGE = `kind: python
task: arrange
${ABOUT}
lines: |
  a = 3
  b = 4
  print(a + b)
distractors: |
  print(a b)
wrong:
  - { code: "a = 3\\nb = 4\\n", feedback: nothing }
  - { code: "print(a + b)\\na = 3\\nb = 4\\n", feedback: error }
alternatives:
  - "b = 4\\na = 3\\nprint(a + b)\\n"
`;

const FIX = `kind: python
task: fix
${ABOUT}
failing_case: { en: It shows 34 in place of 7., fr: Il affiche 34 au lieu de 7. }
starter: print("3" + "4")
solution: print(3 + 4)
wrong:
  - { code: "print(7)[", feedback: error }
  - { code: "3 + 4", feedback: nothing, hard_coded: true }
alternatives: [print(4 + 3)]
`;

const PREDICT = `kind: predict
title: { en: Sum, fr: Somme }
instructions: { en: Read., fr: Lis. }
program: |
  print("3" + "4")
  print()
  print(3 + 4)
output: |
  34

  7
hints: [{ en: a, fr: b }]
wrong:
  - { output: "7", feedback: { en: No., fr: Non. } }
  - { output: "34", feedback: { en: No., fr: Non. } }
`;

const OPEN = `kind: python
task: open
title: { en: Mine, fr: Le mien }
summary: { en: Mine., fr: Le mien. }
instructions: { en: Build., fr: Construis. }
hints: [{ en: a, fr: b }, { en: a, fr: b }]
prepare: r = run()
checklist:
  - { id: shows, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect(r.lines)" }
  - { id: loops, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect(len(r.lines) > 2)" }
  - { id: adds, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect(r.call('add', 1, 2) == 3)" }
  - { id: more, required: false, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect(len(r.lines) > 9)" }
starter: ""
solution: "def add(a, b): return a + b\\nfor n in range(3): print(n)"
wrong:
  - { code: "def add(a, b): return a + b\\nprint(1)", feedback: loops }
  - { code: "for n in range(3): print(n)", feedback: adds }
alternatives: ["add = lambda a, b: b + a\\nprint('a', 'b', 'c', sep='\\\\n')"]
`;

async function problemsOf(yaml: string): Promise<string[]> {
  const exercise: AuthoredExercise = exerciseOf('sum', parse(yaml));
  const content = '<code-exercise id="sum"></code-exercise>';
  const lesson = { folder: '', content, content_fr: content, exercises: [exercise] };
  const stated = { ...lesson, duration_minutes: 3, sources: {} } as unknown as LoadedLesson;
  const { problems } = await proveLesson(stated, runtimes.check);
  return problems.filter((problem) => !problem.startsWith('states'));
}

describe('the proof', { timeout: 60_000 }, () => {
  test.each([
    ['blanks', FILL],
    ['lines', ARRANGE],
    ['a bug', FIX],
    ['a prediction', PREDICT],
    ['an open project', OPEN],
  ])('takes a sound exercise: %s', async (_, yaml) => {
    expect(await problemsOf(yaml)).toEqual([]);
  });

  const LAX = 'run(allow_error=True)';
  test.each([
    ['blanks', FILL],
    ['lines', ARRANGE],
    ['a bug', FIX],
  ])('refuses a starter that passes: %s', async (_, yaml) => {
    const lax = yaml.replace(/check: \|\n(?: .*\n)*/, `check: ${LAX}\n`);
    expect((await problemsOf(lax)).join()).toContain('the starter passes');
  });

  test('refuses a project whose starter passes, whose sample fails, or whose wrong answer lacks another item', async () => {
    const started = OPEN.replace('starter: ""', `starter: ${/solution: (.*)/.exec(OPEN)?.[1]}`);
    expect((await problemsOf(started)).join()).toContain('the starter passes');
    const unfinished = OPEN.replace(/solution: .*/, 'solution: print(1)');
    expect((await problemsOf(unfinished)).join()).toContain('the solution fails: loops');
    const other = OPEN.replace('feedback: loops', 'feedback: shows');
    expect((await problemsOf(other)).join()).toContain('should get "shows" but gets "loops"');
  });

  test('refuses texts of blanks that do not make a right program', async () => {
    expect((await problemsOf(FILL.replace('⟦4⟧', '⟦5⟧'))).join()).toContain('the solution fails');
  });

  test('refuses lines in an order that is wrong, and a wrong order that gets other feedback', async () => {
    const swapped = ARRANGE.replace('  b = 4\n  print(a + b)\n', '  print(a + b)\n  b = 4\n');
    expect((await problemsOf(swapped)).join()).toContain('the solution fails');
    const other = ARRANGE.replace('feedback: nothing', 'feedback: other');
    expect((await problemsOf(other)).join()).toContain('should get "other"');
  });

  test.each(['7', '34\n7', '34\n\n8'])(
    'refuses an output that is not printed: %j',
    async (output) => {
      const changed = { ...parse(PREDICT), output, wrong: [{ output: 'a' }, { output: 'b' }] };
      const found = await problemsOf(
        JSON.stringify(changed)
          .replaceAll('"b"}', '"b","feedback":{"en":"","fr":""}}')
          .replaceAll('"a"}', '"a","feedback":{"en":"","fr":""}}'),
      );
      expect(found.join()).toContain('the program does not print the listed output');
    },
  );

  test('runs JavaScript and reads its console', async () => {
    const script = {
      ...parse(PREDICT),
      language: 'javascript',
      program: 'console.log("3" + "4"); console.log(3 + 4);',
    };
    expect(await problemsOf(JSON.stringify({ ...script, output: '34\n7' }))).toEqual([]);
    expect((await problemsOf(JSON.stringify({ ...script, output: '34\n8' }))).join()).toContain(
      'does not print the listed output',
    );
  });
});

describe('the structure', () => {
  test.each([
    ['an answer with too few texts', FILL.replace('["-", "4"]', '["-"]'), '2 blanks'],
    ['a template without blanks', FILL.replaceAll(/[⟦⟧]/g, ''), 'no blank'],
    ['a line that is not given', ARRANGE.replace('"b = 4\\na', '"c = 4\\na'), 'not given'],
    ['a line used twice', ARRANGE.replace('"b = 4\\na', '"b = 4\\nb = 4\\na'), 'not given'],
    ['a distractor that is right', ARRANGE.replace('print(a b)', 'b = 4'), 'a distractor is'],
    ['two lines', ARRANGE.replace('  a = 3\n  b = 4\n', '  a, b = 3, 4\n'), 'fewer than 3 lines'],
    ['a bug without a case', FIX.replace(/failing_case.*\n/, ''), 'no failing_case'],
    ['a case without a bug', FIX.replace('task: fix', 'task: write'), 'its task is not "fix"'],
    ['a checklist with one item twice', OPEN.replace('id: adds', 'id: loops'), 'the same id'],
    [
      'few required items',
      OPEN.replace('id: adds,', 'id: adds, required: false,'),
      'fewer than 3 items',
    ],
    ['an item that is not there', OPEN.replace('feedback: adds', 'feedback: sings'), '"sings"'],
    ['a right prediction among the wrong', PREDICT.replace('"7"', '"34\\n\\n7"'), 'the right one'],
    ['the same prediction twice', PREDICT.replace('"7"', '"34 "'), 'twice'],
  ])('refuses %s', async (_, yaml, said) => {
    expect((await problemsOf(yaml)).join()).toContain(said);
  });

  test('of a file is that of its kind and task', () => {
    const problems = (yaml: string) =>
      courseFileProblems(
        new Map([
          ['01-sum/lesson.yaml', ''],
          ['01-sum/exercises/sum.yaml', yaml],
        ]),
      ).filter(({ file }) => file?.endsWith('sum.yaml'));
    expect(problems(FILL)).toEqual([]);
    expect(problems(PREDICT)).toEqual([]);
    expect(problems(OPEN)).toEqual([]);
    expect(problems(`${OPEN}check: run()\n`)[0]?.detail.en).toContain('check');
    expect(problems(FILL.replace('task: fill', 'task: arrange'))[0]?.detail.en).toContain('lines');
    expect(problems(`${PREDICT}check: run()\n`)[0]?.detail.en).toContain('check');
  });
});
