import Type, { type Static, type TObject } from 'typebox';
import {
  AuthoredP5Exercise,
  AuthoredPythonExercise,
  AuthoredQuizQuestion,
  AuthoredWebExercise,
  Slug,
} from '../exercises/exercises.ts';
import { AuthoredOpenPage, AuthoredOpenPython, AuthoredOpenSketch } from '../exercises/open.ts';
import {
  AuthoredArrangePage,
  AuthoredArrangePython,
  AuthoredArrangeSketch,
  AuthoredFillPage,
  AuthoredFillPython,
  AuthoredFillSketch,
  AuthoredPredictExercise,
} from '../exercises/tasks.ts';
import { lessonFigure } from './admin-lessons.ts';
import { COURSE_FILE_FIELDS, Color } from './course-fields.ts';
import { Difficulty, LessonType } from './courses.ts';
import { Bilingual } from './language.ts';

/** In what the longer texts of a file are written; Markdown when it does not say. */
export const TextFormat = Type.Union([Type.Literal('markdown'), Type.Literal('html')]);
export type TextFormat = Static<typeof TextFormat>;
const format = Type.Optional(TextFormat);

/** `course.yaml` of a course folder. What is optional is left out when it is false, empty or usual. */
export const CourseFile = Type.Object(
  {
    id: Slug,
    title: Bilingual,
    icon: Type.String(),
    color: Color,
    difficulty: Difficulty,
    duration_hours: Type.Number({ minimum: 0 }),
    /** `is_active` is false for a draft. */
    ...COURSE_FILE_FIELDS,
    description: Bilingual,
    /** That of the long texts. */
    format,
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
    duration_minutes: lessonFigure('duration_minutes'),
    xp_reward: lessonFigure('xp_reward'),
    is_premium: Type.Boolean(),
    difficulty: Type.Optional(Difficulty),
    /** False for a draft. */
    is_active: Type.Optional(Type.Boolean()),
    instructions: Type.Optional(Bilingual),
    solution: Type.Optional(Bilingual),
    /** That of instructions and solution. */
    format,
    /** The exercises in their order, when that is not the one of their names. */
    exercises: Type.Optional(Type.Array(Slug)),
  },
  { additionalProperties: false },
);
export type LessonFile = Static<typeof LessonFile>;

/** `exercises/NAME.yaml` says of which kind it is and how it is answered, which says what else it holds. */
export const ExerciseKindFile = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('python'),
      Type.Literal('p5'),
      Type.Literal('web'),
      Type.Literal('predict'),
      Type.Literal('quiz'),
    ]),
    task: Type.Optional(
      Type.Union([
        Type.Literal('write'),
        Type.Literal('fix'),
        Type.Literal('fill'),
        Type.Literal('arrange'),
        Type.Literal('open'),
      ]),
    ),
  },
  { additionalProperties: true },
);
export type ExerciseKindFile = Static<typeof ExerciseKindFile>;

/** An exercise as its file holds it: its id is the file's name, `format` that of its texts. */
function fileOf({ properties: { id: _, ...properties } }: TObject): TObject {
  return Type.Object({ ...properties, format });
}

const FILES = {
  python: fileOf(AuthoredPythonExercise),
  p5: fileOf(AuthoredP5Exercise),
  web: fileOf(AuthoredWebExercise),
  predict: fileOf(AuthoredPredictExercise),
  quiz: fileOf(AuthoredQuizQuestion),
};
const FILL_FILES = {
  python: fileOf(AuthoredFillPython),
  p5: fileOf(AuthoredFillSketch),
  web: fileOf(AuthoredFillPage),
};
const ARRANGE_FILES = {
  python: fileOf(AuthoredArrangePython),
  p5: fileOf(AuthoredArrangeSketch),
  web: fileOf(AuthoredArrangePage),
};
const OPEN_FILES = {
  python: fileOf(AuthoredOpenPython),
  p5: fileOf(AuthoredOpenSketch),
  web: fileOf(AuthoredOpenPage),
};

/** What the file of an exercise holds. */
export function exerciseFileSchema({ kind, task }: ExerciseKindFile): TObject {
  if (kind !== 'predict' && kind !== 'quiz') {
    if (task === 'fill') return FILL_FILES[kind];
    if (task === 'arrange') return ARRANGE_FILES[kind];
    if (task === 'open') return OPEN_FILES[kind];
  }
  return FILES[kind];
}
