import Type, { type Static } from 'typebox';
import { EXTRAS, ExerciseFile, PreviewFile, ProgramFilesSchema } from './base.ts';
import { ExerciseTask } from './tasks/learner-task.ts';

/** Every exercise with a check as a learner gets it, in one language. Texts are HTML except code and title. */
const CHECKED = {
  id: Type.String(),
  title: Type.String(),
  ...EXTRAS,
  instructions: Type.String(),
  check: Type.String(),
  hints: Type.Array(Type.String()),
  feedback: Type.Record(Type.String(), Type.String()),
  task: Type.Optional(ExerciseTask),
  starter: ProgramFilesSchema,
  solution: ProgramFilesSchema,
};

export const PythonExercise = Type.Object({
  kind: Type.Literal('python'),
  ...CHECKED,
  files: Type.Optional(Type.Array(ExerciseFile)),
});
export type PythonExercise = Static<typeof PythonExercise>;

/**
 * The picture of the result of an exercise, taken of its solution (docs/decisions/0358). `text` are the words that can
 * be read in it.
 */
export const Target = Type.Object({
  address: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  text: Type.String(),
});
export type Target = Static<typeof Target>;

/** An exercise with a page or a sketch. */
export const PreviewExercise = Type.Object({
  kind: Type.Union([Type.Literal('web'), Type.Literal('game')]),
  ...CHECKED,
  files: Type.Optional(Type.Array(PreviewFile)),
  target: Type.Optional(Target),
});
export type PreviewExercise = Static<typeof PreviewExercise>;

/** An exercise whose check runs the learner's program, as a learner gets it. */
export type CodeExercise = PythonExercise | PreviewExercise;
