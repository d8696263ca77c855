import Type, { type Static } from 'typebox';
import { Difficulty, LessonType } from './courses.ts';
import { AuthoredPythonExercise, AuthoredQuizQuestion, Slug } from './exercises.ts';
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

/** `exercises/NAME.yaml`: an authored exercise whose id is the file's name. */
export const PythonExerciseFile = Type.Omit(AuthoredPythonExercise, ['id']);
export const QuizQuestionFile = Type.Omit(AuthoredQuizQuestion, ['id']);
export const ExerciseFile = Type.Union([PythonExerciseFile, QuizQuestionFile]);
export type ExerciseFile = Static<typeof ExerciseFile>;
