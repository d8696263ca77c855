import { loadChallenges } from '@codivia/content/load-challenges';
import { loadCourses } from '@codivia/content/load-courses';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type {
  AuthoredCheckedExercise,
  AuthoredExercise,
} from '@codivia/contract/exercises/exercises';
import { hasCode, programsIn } from '@codivia/contract/exercises/modules';
import { blanksIn } from '@codivia/contract/exercises/pieces';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { partsOfFiles, programKind } from '@codivia/contract/programs/stored-forms';
import { expectLinear } from '@codivia/contract/test/growth';
import { describe, expect, test } from 'vitest';
import { OPEN_PROJECT, PYTHON_EXERCISE } from '../../../test/course-factories.ts';
import { readProgram } from './answer-syntax.ts';
import { isRightAnswer } from './verify-pass.ts';

const AT = '2026-01-01T00:00:00.000Z';

const authored: AuthoredExercise[] = [
  ...loadCourses().flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises)),
  ...loadChallenges().map(({ exercise }) => exercise),
];
const checked = authored.filter(
  (one): one is AuthoredCheckedExercise => hasCode(one) && one.kind !== 'predict',
);

/** Returns an answer as its exercise stores it: blanks by their texts, all others as programs. */
function partsOf(exercise: AuthoredCheckedExercise, files: ProgramFiles, language: Language) {
  if (exercise.task === 'fill') {
    const { template } = exercise;
    const values = blanksIn(typeof template === 'string' ? template : template[language]);
    return { code: values.join('\n') };
  }
  if (exercise.task === 'arrange') {
    const { lines } = exercise;
    return { code: typeof lines === 'string' ? lines : lines[language] };
  }
  return partsOfFiles(programKind(exercise.kind), files);
}

const isRight = (exercise: AuthoredExercise, answer: Record<string, string>) =>
  isRightAnswer(exercise, { at: AT, answer });

test('every right answer of every course and challenge is accepted, in both languages', () => {
  const refused = checked.flatMap((exercise) =>
    LANGUAGES.flatMap((language) => {
      const { solution, alternatives } = programsIn(exercise, language);
      return [solution, ...alternatives]
        .filter((program) => !isRight(exercise, partsOf(exercise, program, language)))
        .map((program) => [exercise.id, language, program]);
    }),
  );
  expect(checked.length).toBeGreaterThan(150);
  expect(refused).toEqual([]);
});

/** All programs that run are accepted as programs, including those given at the start and the wrong ones. */
test('every Python program and script of the content is read as one', () => {
  const unread = checked.flatMap((exercise) =>
    LANGUAGES.flatMap((language) => {
      const { solution, alternatives } = programsIn(exercise, language);
      return [solution, ...alternatives].flatMap((files) =>
        Object.entries(files).flatMap(([name, text]) => {
          const ending = name.split('.').at(-1);
          const kind = ending === 'py' ? 'python' : ending === 'js' ? 'js' : null;
          return kind && readProgram(kind, text) === null ? [[exercise.id, text]] : [];
        }),
      );
    }),
  );
  expect(unread).toEqual([]);
});

describe.each(['python', 'js'] as const)('%s', (language) => {
  test.each([
    'I am no program at all',
    'Je ne suis pas un programme.',
    '(((((',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(300),
  ])('%.30s is no program', (text) => {
    expect(readProgram(language, text)).toBeNull();
  });

  test.each([
    '(',
    '[{(',
    'a ',
    'if ',
    ':',
    '*',
    'print a b c\n',
    'f"{',
    '`${',
    '"',
    'a => ',
    'x=(1 2] @ ',
  ])('what is hostile takes no longer than its length: %j', (piece) => {
    return expectLinear({
      input: (size) => piece.repeat(size / piece.length),
      work: (text) => readProgram(language, text),
      size: 20_000,
    });
  });
});

test.each([
  'print(f"{x!r:>{w}} {a=} {{}}")',
  'match x:\n  case [a, *b]:\n    pass\n  case _:\n    pass\n',
  'async def f():\n  await g()\n',
  'def f[T](a: T, /, *, b=3) -> T: return a',
  'try:\n  a\nexcept* E:\n  b\n',
  'if (x := 3):\n\tpass',
  'été = "é’"\r\nprint(été)\r\n',
  '"""Only a text."""',
  'with (open("a.txt") as f, open("b.txt") as g):\n  print(f.read(), g.read(), sep="\\n")\n',
])('Python of every kind is read: %j', (code) => {
  expect(readProgram('python', code)).not.toBeNull();
});

test.each([
  'const a = async () => { await b?.c ?? d; };',
  'class A { #x = 1; static { } get x() { return this.#x; } }',
  'import x from "y"; await x();',
  'return 3;',
  '<!-- old\nlet été = `é`;',
])('JavaScript of every kind is read: %j', (code) => {
  expect(readProgram('js', code)).not.toBeNull();
});

test('neither text that is no program, nor the start with a remark, solves an exercise', () => {
  const { starter } = PYTHON_EXERCISE;
  const start = typeof starter === 'string' ? starter : starter.en;
  for (const exercise of [PYTHON_EXERCISE, OPEN_PROJECT] as AuthoredExercise[]) {
    expect(isRight(exercise, { code: 'I am no program at all' })).toBe(false);
    expect(isRight(exercise, { code: '# only a remark' })).toBe(false);
    expect(isRight(exercise, { code: 'print(1 + 2)' })).toBe(true);
  }
  expect(isRight(PYTHON_EXERCISE, { code: `${start}\n\n# done` })).toBe(false);
});

describe('a program of several files', () => {
  const starter = { 'main.py': 'import shapes', 'shapes.py': 'def area(): pass' };
  const modules: AuthoredExercise = { ...PYTHON_EXERCISE, starter, solution: {} };

  test.each([
    ['a module', { 'shapes.py': 'def area(): return 1' }],
    ['its main file', { code: 'import shapes\nprint(shapes.area())' }],
    ['a file beside one that is as it was', { code: 'print(1)', 'shapes.py': 'def area(): pass' }],
  ])('is accepted with %s changed', (_, answer) => {
    expect(isRight(modules, answer)).toBe(true);
  });

  test.each([
    ['as it was', { 'shapes.py': 'def area(): pass  # here' }],
    ['that is no Python', { 'shapes.py': 'this is no program, is it?' }],
    ['that it has not', { code: 'print(1)', 'other.py': 'print(1)' }],
    ['by a name under which nothing is stored', { 'main.py': 'print(1)' }],
    ['of an object', { constructor: 'print(1)' }],
  ])('is refused with a file %s', (_, answer) => {
    expect(isRight(modules, answer)).toBe(false);
  });
});
