import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseFileProblems } from './check-course-files.ts';
import { exerciseOf, type LoadedLesson } from './load-courses.ts';
import { proveLesson } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';

const runtimes = proofRuntimes();
afterAll(() => runtimes.close());

/** The fields of every exercise with a check; the check wants 3 and 4 added up, in any way. */
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

const MODULES = `kind: python
task: fix
${ABOUT}
failing_case: { en: It shows 3 in place of 7., fr: Il affiche 3 au lieu de 7. }
starter:
  main.py: |
    from sums import total
    print(total(3, 4))
  sums.py: |
    def total(a, b):
        return a
solution:
  sums.py: |
    def total(a, b):
        return a + b
wrong:
  - { code: { sums.py: "def total(a, b):\\n    return 8" }, feedback: other }
  - { code: { main.py: "import sums" }, feedback: nothing, hard_coded: true }
alternatives:
  - { main.py: "import sums\\nprint(3 + sums.total(4, 0))" }
  - { sums.py: "def total(a, b):\\n    return b + a" }
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

/** The description of a program that adds up the numbers of a file; the check replaces the file by another one. */
const ABOUT_FILE = `
title: { en: Sum, fr: Somme }
instructions: { en: Add up., fr: Additionne. }
hints: [{ en: a, fr: b }, { en: a, fr: b }]
files: [{ name: { en: numbers.txt, fr: nombres.txt }, content: "3 4" }]
`;
const READS = `
feedback: { nothing: { en: No., fr: Non. }, other: { en: No., fr: Non. } }
check: |
  [name] = files
  expect(run().lines, "nothing")
  expect(run(files={name: "5 6"}).lines == ["11"], "other")
`;

const FILL_WITH_FILE = `kind: python
task: fill
${ABOUT_FILE}${READS}
template:
  en: |
    a, b = open("numbers.txt").read().⟦split⟧()
    print(int(a) + ⟦int(b)⟧)
  fr: |
    a, b = open("nombres.txt").read().⟦split⟧()
    print(int(a) + ⟦int(b)⟧)
wrong:
  - { blanks: [strip, int(b)], feedback: error }
  - { blanks: [split, "4"], feedback: other, hard_coded: true }
`;

const ARRANGE_WITH_FILE = `kind: python
task: arrange
${ABOUT_FILE.replace('fr: nombres.txt', 'fr: numbers.txt')}${READS}
lines: |
  text = open("numbers.txt").read()
  numbers = [int(part) for part in text.split()]
  print(sum(numbers))
distractors: |
  print(7)
wrong:
  - { code: "print(7)", feedback: other, hard_coded: true }
  - { code: 'text = open("numbers.txt").read()', feedback: nothing }
`;

const OPEN_WITH_FILE = `kind: python
task: open
summary: { en: Mine., fr: Le mien. }
${ABOUT_FILE}
prepare: |
  [name] = files
  r = run(files={name: "5 6"})
checklist:
  - { id: shows, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect(r.lines)" }
  - { id: adds, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect('11' in r.output)" }
  - { id: reads, text: { en: a, fr: b }, hint: { en: a, fr: b }, check: "expect('9' in run(files={name: '4 5'}).output)" }
starter: ""
solution:
  en: print(sum(map(int, open("numbers.txt").read().split())))
  fr: print(sum(map(int, open("nombres.txt").read().split())))
wrong:
  - { code: print(7), feedback: adds }
  - { code: print(11), feedback: reads }
alternatives:
  - "import os\\nprint(sum(int(n) for n in open(os.listdir()[0]).read().split()))"
`;

const FILL_PAGE_WITH_FILE = `kind: web
task: fill
page: { html: <p></p> }
part: js
${ABOUT_FILE.replace('fr: nombres.txt', 'fr: numbers.txt')}
feedback: { nothing: { en: No., fr: Non. }, other: { en: No., fr: Non. } }
template: |
  async function load() {
    const answer = await fetch("numbers.txt");
    const text = await answer.⟦text⟧();
    const add = (sum, part) => sum + ⟦Number(part)⟧;
    document.querySelector("p").textContent = text.split(" ").reduce(add, 0);
  }
  load();
check: |
  giveFile(files[0], '5 6');
  await call('load');
  expect(text('p'), 'nothing');
  expect(text('p') === '11', 'other');
wrong:
  - { blanks: [text, part], feedback: other }
  - { blanks: [arrayBuffer, Number(part)], feedback: error }
`;

const ARRANGE_SKETCH_WITH_FILE = `kind: p5
task: arrange
title: { en: Frog, fr: Grenouille }
instructions: { en: Show it., fr: Montre-la. }
hints: [{ en: a, fr: b }, { en: a, fr: b }]
files: [{ library: { en: frog.svg, fr: grenouille.svg }, name: frog.svg }]
feedback: { none: { en: No., fr: Non. }, other: { en: No., fr: Non. } }
lines: |
  let frog;
  function preload() { frog = loadImage("frog.svg"); }
  function setup() { createCanvas(100, 100); }
  function draw() { image(frog, 0, 0); }
distractors: |
  function draw() { circle(0, 0, 9); }
check: |
  await frames(1);
  expect(drawn('image').length > 0, 'none');
  expect(fileOf(drawn('image')[0][0]) === files[0], 'other');
wrong:
  - { code: "let frog;\\nfunction setup() { createCanvas(100, 100); }\\nfunction draw() { circle(0, 0, 9); }", feedback: none }
  - { code: "let frog;\\nfunction setup() { createCanvas(100, 100); }\\nfunction draw() { image(frog, 0, 0); }", feedback: error }
`;

async function problemsOf(yaml: string): Promise<string[]> {
  const exercise: AuthoredExercise = exerciseOf('sum', parse(yaml));
  const content = '<code-exercise id="sum"></code-exercise>';
  const lesson = { folder: '', content, content_fr: content, exercises: [exercise] };
  const stated = { ...lesson, duration_minutes: 3, sources: {} } as unknown as LoadedLesson;
  const { problems } = await proveLesson(stated, runtimes.check);
  return problems.filter((problem) => !problem.startsWith('states'));
}

describe('the proof', () => {
  test.each([
    ['blanks', FILL],
    ['lines', ARRANGE],
    ['a bug', FIX],
    ['modules', MODULES],
    ['a prediction', PREDICT],
    ['an open project', OPEN],
    ['blanks, with a file', FILL_WITH_FILE],
    ['lines, with a file', ARRANGE_WITH_FILE],
    ['an open project, with a file', OPEN_WITH_FILE],
    ['blanks in a page, with a file', FILL_PAGE_WITH_FILE],
    ['lines of a sketch, with a file of the library', ARRANGE_SKETCH_WITH_FILE],
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
    [
      'a file called as the program',
      ARRANGE_WITH_FILE.replaceAll('numbers.txt', 'main.py'),
      'main.py',
    ],
    ['a right prediction among the wrong', PREDICT.replace('"7"', '"34\\n\\n7"'), 'the right one'],
    ['the same prediction twice', PREDICT.replace('"7"', '"34 "'), 'twice'],
  ])('refuses %s', async (_, yaml, message) => {
    expect((await problemsOf(yaml)).join()).toContain(message);
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
    expect(problems(FILL_PAGE_WITH_FILE)).toEqual([]);
    expect(problems(ARRANGE_SKETCH_WITH_FILE)).toEqual([]);
    const library = ARRANGE_WITH_FILE.replace(/files: .*/, 'files: [{ library: frog.svg }]');
    expect(problems(library)[0]?.detail.en).toContain('files.0.content');
    expect(problems(`${OPEN}check: run()\n`)[0]?.detail.en).toContain('check');
    expect(problems(FILL.replace('task: fill', 'task: arrange'))[0]?.detail.en).toContain('lines');
    expect(problems(`${PREDICT}check: run()\n`)[0]?.detail.en).toContain('check');
  });
});
