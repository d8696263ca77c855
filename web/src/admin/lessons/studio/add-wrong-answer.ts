import type {
  AuthoredCheckedExercise,
  AuthoredExercise,
} from '@codivia/contract/exercises/exercises';
import { type AuthoredExploreExercise, optionsIn } from '@codivia/contract/exercises/explore';
import { isChecked, taskNameOf, taskOf } from '@codivia/contract/exercises/modules';
import { textsBetweenBlanks } from '@codivia/contract/exercises/pieces';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { readState } from '@codivia/contract/explorables/explorable';
import { explorableNamed } from '@codivia/contract/explorables/models';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import {
  type AuthoredProgram,
  isText,
  partOfFile,
  partsOfFiles,
  programKind,
} from '@codivia/contract/programs/stored-forms';
import { freeKey } from './free-key.ts';

/** The tasks that are answered with a whole program. */
const WHOLE: ReadonlySet<string> = new Set(['write', 'fix', 'open']);

const EMPTY = { en: '', fr: '' };

/** An exercise with an answer among its wrong ones, and the number of that answer from 1. */
type Added = { exercise: AuthoredExercise; number: number };

/** Returns the texts that fill the blanks of a template in a program; empty ones where they cannot be told. */
function blanksOf(template: string, program: string): string[] {
  const [first = '', ...pieces] = textsBetweenBlanks(template);
  let rest = program.startsWith(first) ? program.slice(first.length) : '';
  return pieces.map((piece, i) => {
    const end = i === pieces.length - 1 ? rest.lastIndexOf(piece) : rest.indexOf(piece);
    const value = end < 0 ? '' : rest.slice(0, end);
    rest = end < 0 ? '' : rest.slice(end + piece.length);
    return value;
  });
}

/** Returns the parts of an answer as it was counted: without a line `=== name`, a program is its main file. */
function countedParts(exercise: AuthoredExercise, answer: string): AnswerParts {
  const isWhole = isChecked(exercise) && WHOLE.has(taskNameOf(exercise));
  if (!isWhole) return { code: answer };
  const kind = programKind(exercise.kind);
  const [before, ...pieces] = answer.split(/^=== (.+)\n/m);
  if (before !== '' || pieces.length === 0)
    return { [partOfFile(kind, PROGRAM_FILES[kind][0])]: answer };
  const files = pieces.flatMap((name, i) =>
    i % 2 ? [] : [[name, (pieces[i + 1] ?? '').replace(/\n$/, '')]],
  );
  return partsOfFiles(kind, Object.fromEntries(files));
}

/** Returns an answer in the form in which the task lists wrong ones. */
function listed(exercise: AuthoredCheckedExercise, parts: AnswerParts): object {
  const { code, ...files } = parts;
  if (exercise.task === 'fill' || exercise.task === 'arrange') {
    const text = code ?? '';
    if (exercise.task === 'arrange') return { code: text };
    const { template } = exercise;
    const both = typeof template === 'string' ? { en: template, fr: template } : template;
    const fits = (one: string) => text.startsWith(textsBetweenBlanks(one)[0] ?? '');
    return { blanks: blanksOf(fits(both.fr) ? both.fr : both.en, text) };
  }
  if (exercise.kind === 'web') return { ...parts };
  if (exercise.kind === 'p5') return { code: parts.js ?? code ?? '' };
  const starter: AuthoredProgram = exercise.starter;
  if (isText(starter)) return { code: code ?? '' };
  // A file that the starter does not have cannot be part of an answer.
  const shown = Object.entries(files).filter(([name]) => Object.hasOwn(starter, name));
  return { code: { 'main.py': code ?? '', ...Object.fromEntries(shown) } };
}

function addToChecked(exercise: AuthoredCheckedExercise, parts: AnswerParts): AuthoredExercise {
  const keys = Object.keys(taskOf(exercise).feedback(exercise));
  const hasOwnTexts = exercise.task !== 'open' && exercise.task !== 'sql';
  const feedback = hasOwnTexts ? freeKey(exercise.feedback) : (keys[0] ?? 'error');
  return {
    ...exercise,
    ...(hasOwnTexts && { feedback: { ...exercise.feedback, [feedback]: EMPTY } }),
    wrong: [...exercise.wrong, { ...listed(exercise, parts), feedback }],
  } as AuthoredExercise;
}

/** A state is recognised by the first figure of the goal at first; null for a text that is no state. */
function addState(exercise: AuthoredExploreExercise, text: string): AuthoredExercise | null {
  const explorable = explorableNamed(exercise.explorable);
  const options = optionsIn(exercise.options, (one) => (typeof one === 'string' ? one : one.en));
  const state = explorable && readState(explorable, options, text);
  const [measure] = Object.keys(exercise.goal);
  if (!state || !measure) return null;
  const is = explorable.measure(options, state)[measure];
  if (is === undefined) return null;
  const wrong = { state: JSON.parse(text), when: { [measure]: { is } }, feedback: EMPTY };
  return { ...exercise, wrong: [...exercise.wrong, wrong] };
}

/** Lists an answer that learners gave as a wrong one. Those of a question are options, which have their texts. */
export function addWrongAnswer(exercise: AuthoredExercise, answer: string): Added | null {
  if (exercise.kind === 'quiz') return null;
  const number = exercise.wrong.length + 1;
  if (isChecked(exercise)) {
    return { exercise: addToChecked(exercise, countedParts(exercise, answer)), number };
  }
  if (exercise.kind === 'predict') {
    const wrong = [...exercise.wrong, { output: answer, feedback: EMPTY }];
    return { exercise: { ...exercise, wrong }, number };
  }
  const changed = addState(exercise, answer);
  return changed && { exercise: changed, number };
}
