import Type, { type Static } from 'typebox';
import { listQuery } from './admin-lists.ts';
import { Title } from './course-fields.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual } from './language.ts';

/** The kinds of exercises, as lessons have them. */
export const EXERCISE_KINDS = ['python', 'web', 'p5', 'predict', 'quiz', 'explore'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

const Kind = Type.Unsafe<ExerciseKind>(Type.Enum([...EXERCISE_KINDS]));

/** An exercise or question of any lesson in a list, without its contents. */
export const FoundExercise = Type.Object({
  lesson_id: Type.String(),
  lesson_title: Title,
  lesson_title_fr: Title,
  id: Type.String(),
  kind: Kind,
  /** The way in which it is answered; null for a program to write, and where there is only one way. */
  task: Type.Union([Type.String(), Type.Null()]),
  /** Its title; of a question, its words as HTML. */
  title: Bilingual,
});
export type FoundExercise = Static<typeof FoundExercise>;

const { q, limit, offset } = listQuery([], {}).properties;

export const ExerciseListQuery = Type.Object({ q, kind: Type.Optional(Kind), limit, offset });
export type ExerciseListQuery = Static<typeof ExerciseListQuery>;

export const listAdminExercises = endpoint({
  method: 'GET',
  path: '/admin/exercises',
  access: 'admin',
  summary:
    'The exercises and questions of all lessons that are not deleted, in the order of courses, by words of their titles and ids and of those of their lessons, in both languages. total counts all that are found.',
  query: ExerciseListQuery,
  answer: Type.Object({ exercises: Type.Array(FoundExercise), total: Type.Integer() }),
});
