import Type, { type Static } from 'typebox';
import { EXTRAS, ExerciseFile, PageParts, PreviewFile } from './base.ts';
import { ExerciseTask } from './tasks/learner-task.ts';

/** Every exercise with a check as a learner gets it, in one language. Texts are HTML except code and title. */
const CheckedExercise = Type.Object({
  id: Type.String(),
  title: Type.String(),
  ...EXTRAS,
  instructions: Type.String(),
  check: Type.String(),
  hints: Type.Array(Type.String()),
  feedback: Type.Record(Type.String(), Type.String()),
  task: Type.Optional(ExerciseTask),
});
const OneText = Type.Object({
  ...CheckedExercise.properties,
  starter: Type.String(),
  solution: Type.String(),
});
const PreviewFiles = Type.Optional(Type.Array(PreviewFile));

export const PythonExercise = Type.Object({
  kind: Type.Literal('python'),
  ...OneText.properties,
  files: Type.Optional(Type.Array(ExerciseFile)),
});
export type PythonExercise = Static<typeof PythonExercise>;

export const P5Exercise = Type.Object({
  kind: Type.Literal('p5'),
  ...OneText.properties,
  files: PreviewFiles,
});
export type P5Exercise = Static<typeof P5Exercise>;

export const WebExercise = Type.Object({
  kind: Type.Literal('web'),
  ...CheckedExercise.properties,
  starter: PageParts,
  solution: PageParts,
  files: PreviewFiles,
});
export type WebExercise = Static<typeof WebExercise>;

/** An exercise whose check runs the learner's program, as a learner gets it. */
export type CodeExercise = PythonExercise | P5Exercise | WebExercise;
