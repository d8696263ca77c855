import type { Bilingual, Language } from '../../api/language.ts';
import { type AuthoredKind, programKind } from '../../programs/stored-forms.ts';
import { type AuthoredAbout, type AuthoredFile, extrasIn, withConcept } from '../base.ts';
import type { CodeExercise } from '../learner.ts';
import type { ChangeText, CheckedModule, Localize } from '../module.ts';
import { filesIn } from '../programs.ts';
import type { ExerciseTask } from './learner-task.ts';

/** The fields that all exercises with a check have. */
type Checked = Pick<
  AuthoredAbout,
  'id' | 'title' | 'instructions' | 'hints' | 'concept' | 'difficulty'
> & {
  kind: AuthoredKind;
  files?: AuthoredFile[];
};

type Texts = { check: string; feedback: Record<string, Bilingual> };

/** A task declares the parts that differ between tasks; the remaining parts are the same for all. */
export interface TaskParts<E> extends Omit<CheckedModule<E>, 'localise' | 'withTexts'> {
  /** The task as a learner gets it; none for a program to write. */
  learnerTask?(exercise: E, localize: Localize, language: Language): ExerciseTask;
  /** The texts with HTML that only this task has, changed. */
  ownTexts?(exercise: E, long: ChangeText, short: ChangeText): Partial<E>;
}

const changedTexts = (texts: Record<string, Bilingual>, change: ChangeText) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));

/** The module of a task. */
export function checkedModule<E extends Checked>(task: TaskParts<E>): CheckedModule<E> {
  return {
    ...task,
    localise(exercise, language, localize) {
      const feedback = Object.entries(task.feedback(exercise));
      const learnerTask = task.learnerTask?.(exercise, localize, language);
      const { starter, solution } = task.programs(exercise, language);
      return {
        kind: programKind(exercise.kind),
        id: exercise.id,
        ...extrasIn(exercise, localize),
        title: localize(exercise.title),
        instructions: localize(exercise.instructions),
        check: task.check(exercise),
        hints: exercise.hints.map(localize),
        feedback: Object.fromEntries(feedback.map(([key, text]) => [key, localize(text)])),
        ...(learnerTask && { task: learnerTask }),
        ...filesIn(exercise, language),
        starter,
        solution,
      } as CodeExercise;
    },
    withTexts: (exercise, long, short) => ({
      ...exercise,
      ...withConcept(exercise, short),
      instructions: long(exercise.instructions),
      hints: exercise.hints.map(short),
      ...task.ownTexts?.(exercise, long, short),
    }),
  };
}

/** Tasks whose author writes one check and its feedback. */
export const ONE_CHECK = {
  check: ({ check }: Texts) => check,
  feedback: ({ feedback }: Texts) => feedback,
};

/** The feedback of a task with one check, changed. */
export const feedbackTexts = ({ feedback }: Pick<Texts, 'feedback'>, change: ChangeText) => ({
  feedback: changedTexts(feedback, change),
});

type Named = { id: string; title: Bilingual; instructions: Bilingual; hints: Bilingual[] };

/** All parts of an exercise that its proof depends on, without the texts that are only for learners. */
export function provenParts<E extends Named & { concept?: Bilingual; difficulty?: number }>(
  exercise: E,
) {
  const { id: _, title: _t, instructions: _i, hints: _h, ...more } = exercise;
  const { concept: _c, difficulty: _d, ...proven } = more;
  return proven;
}

/** The parts that the proof of a task with one check depends on; of its feedback only the keys count. */
export function provenWithKeys<E extends Named & Pick<Texts, 'feedback'>>(exercise: E): object {
  const feedback = Object.keys(exercise.feedback).sort();
  return { ...provenParts(exercise), failing_case: undefined, feedback };
}
