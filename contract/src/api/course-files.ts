import Type, { type Static, type TObject } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { TASK_SCHEMAS } from '../exercises/exercises.ts';
import { AuthoredExploreExercise } from '../exercises/explore.ts';
import { TASK_NAMES } from '../exercises/modules.ts';
import { AuthoredPredictExercise } from '../exercises/predict.ts';
import { AuthoredQuizQuestion } from '../exercises/quiz.ts';
import { authoredOptions, OPTION_SCHEMAS, optionSchemaOf } from '../explorables/option-schemas.ts';
import { lessonFigure } from './admin-lessons.ts';
import { COURSE_FILE_FIELDS, Color } from './course-fields.ts';
import { Difficulty, LessonType } from './courses.ts';
import { Bilingual } from './language.ts';

/** The format of the longer texts of a file; Markdown unless stated. */
export const TextFormat = Type.Union([Type.Literal('markdown'), Type.Literal('html')]);
export type TextFormat = Static<typeof TextFormat>;
const format = Type.Optional(TextFormat);

/** `course.yaml` of a course folder. Optional fields are left out when they are false, empty or usual. */
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
    /** The format of the long texts. */
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
    /** The format of instructions and solution. */
    format,
    /** The exercises in their order, if it is not the order of their names. */
    exercises: Type.Optional(Type.Array(Slug)),
  },
  { additionalProperties: false },
);
export type LessonFile = Static<typeof LessonFile>;

/** `exercises/NAME.yaml` states its kind and its way of answering, which determine its other fields. */
export const ExerciseKindFile = Type.Object(
  {
    kind: Type.Enum(['python', 'p5', 'web', 'predict', 'quiz', 'explore']),
    task: Type.Optional(Type.Enum(TASK_NAMES)),
    explorable: Type.Optional(Type.String()),
  },
  { additionalProperties: true },
);
export type ExerciseKindFile = Static<typeof ExerciseKindFile>;

/** An exercise as its file holds it: its id is the file's name, `format` that of its texts. */
function fileOf({ properties: { id: _, ...properties } }: TObject): TObject {
  return Type.Object({ ...properties, format });
}

type KindFiles = Partial<Record<ExerciseKindFile['kind'], TObject>> & { python: TObject };

/** The schemas of files, by how the exercise is answered and by its kind of program. */
const TASK_FILES = Object.fromEntries(
  Object.entries(TASK_SCHEMAS).map(([task, schemas]) => [
    task,
    Object.fromEntries(Object.entries(schemas).map(([kind, schema]) => [kind, fileOf(schema)])),
  ]),
) as Record<keyof typeof TASK_SCHEMAS, KindFiles>;
const PREDICT_FILE = fileOf(AuthoredPredictExercise);
const QUIZ_FILE = fileOf(AuthoredQuizQuestion);
/** The schemas of files by explorable, each with the options that it has. */
const EXPLORE_FILES = Object.fromEntries(
  Object.entries(OPTION_SCHEMAS).map(([name, schema]) => [
    name,
    fileOf(
      Type.Object({
        ...AuthoredExploreExercise.properties,
        options: Type.Optional(authoredOptions(schema)),
      }),
    ),
  ]),
);
/** The fault that this schema finds names the existing explorables. */
const UNKNOWN_EXPLORABLE = Type.Object(
  { explorable: Type.Enum(Object.keys(OPTION_SCHEMAS)) },
  { additionalProperties: true },
);

/** The schema of the file of an exercise. */
export function exerciseFileSchema({
  kind,
  task = 'write',
  explorable = '',
}: ExerciseKindFile): TObject {
  if (kind === 'quiz') return QUIZ_FILE;
  if (kind === 'explore') {
    return optionSchemaOf(explorable) ? (EXPLORE_FILES[explorable] as TObject) : UNKNOWN_EXPLORABLE;
  }
  if (kind === 'predict') return PREDICT_FILE;
  // A task that a kind of program does not have is refused by the schema of Python, which names its kind.
  return TASK_FILES[task][kind] ?? TASK_FILES[task].python;
}
