import Type, { type Static } from 'typebox';
import { AuthoredExploreExercise, ExploreExercise } from './explore.ts';
import { PreviewExercise, PythonExercise } from './learner.ts';
import { AuthoredPredictExercise, PredictExercise } from './predict.ts';
import { AuthoredQuizQuestion, QuizQuestion } from './quiz.ts';
import { ArrangeSchemas, type AuthoredArrangeExercise } from './tasks/arrange.ts';
import { type AuthoredFillExercise, FillSchemas } from './tasks/fill.ts';
import { type AuthoredOpenExercise, OpenSchemas } from './tasks/open.ts';
import { type AuthoredSqlExercise, SqlSchemas } from './tasks/sql.ts';
import { type AuthoredWriteExercise, WriteSchemas } from './tasks/write.ts';

/** An exercise whose check runs the learner's program. */
export type AuthoredCheckedExercise =
  | AuthoredWriteExercise
  | AuthoredFillExercise
  | AuthoredArrangeExercise
  | AuthoredOpenExercise
  | AuthoredSqlExercise;

/** An exercise with code of any kind. */
export type AuthoredCodeExercise = AuthoredCheckedExercise | AuthoredPredictExercise;

/** The ways in which an exercise with a check is answered, each with its schemas by kind of program. */
export const TASK_SCHEMAS = {
  write: WriteSchemas,
  fix: WriteSchemas,
  fill: FillSchemas,
  arrange: ArrangeSchemas,
  open: OpenSchemas,
  sql: SqlSchemas,
};

export const AuthoredExercise = Type.Union([
  WriteSchemas.python,
  WriteSchemas.p5,
  WriteSchemas.web,
  FillSchemas.python,
  FillSchemas.p5,
  FillSchemas.web,
  ArrangeSchemas.python,
  ArrangeSchemas.p5,
  ArrangeSchemas.web,
  OpenSchemas.python,
  OpenSchemas.p5,
  OpenSchemas.web,
  SqlSchemas.python,
  AuthoredPredictExercise,
  AuthoredQuizQuestion,
  AuthoredExploreExercise,
]);
export type AuthoredExercise = Static<typeof AuthoredExercise>;

/** An exercise or question as a learner gets it. */
export const Exercise = Type.Union([
  PythonExercise,
  PreviewExercise,
  PredictExercise,
  QuizQuestion,
  ExploreExercise,
]);
export type Exercise = Static<typeof Exercise>;
