import Type, { type Static } from 'typebox';
import { Difficulty, LessonType } from './courses.ts';
import {
  AuthoredP5Exercise,
  AuthoredPythonExercise,
  AuthoredQuizQuestion,
  AuthoredWebExercise,
  Slug,
} from './exercises.ts';
import { Bilingual } from './language.ts';

/** `course.yaml` of a course folder. Descriptions are Markdown. */
export const CourseFile = Type.Object(
  {
    id: Slug,
    title: Bilingual,
    description: Bilingual,
    icon: Type.String(),
    color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    difficulty: Difficulty,
    duration_hours: Type.Number({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type CourseFile = Static<typeof CourseFile>;

/** `lesson.yaml` of a lesson folder; its place in the course is the folder's number. */
export const LessonFile = Type.Object(
  {
    id: Slug,
    title: Bilingual,
    type: LessonType,
    duration_minutes: Type.Integer({ minimum: 1 }),
    xp_reward: Type.Integer({ minimum: 1 }),
    is_premium: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type LessonFile = Static<typeof LessonFile>;

/** `exercises/NAME.yaml` says of which kind it is; its id is the file's name. */
export const ExerciseKindFile = Type.Object({
  kind: Type.Union([
    Type.Literal('python'),
    Type.Literal('p5'),
    Type.Literal('web'),
    Type.Literal('quiz'),
  ]),
});
export const PythonExerciseFile = Type.Omit(AuthoredPythonExercise, ['id']);
export const P5ExerciseFile = Type.Omit(AuthoredP5Exercise, ['id']);
export const WebExerciseFile = Type.Omit(AuthoredWebExercise, ['id']);
export const QuizQuestionFile = Type.Omit(AuthoredQuizQuestion, ['id']);
