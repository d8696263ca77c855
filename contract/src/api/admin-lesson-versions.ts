import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { AdminLesson, LessonFields, ProvenExercises } from './admin-lessons.ts';
import { ContentRefusedAnswer, Moment, Person, Revision } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Conflict } from './errors.ts';

/**
 * The origin of a version. `files`: as it shipped, before the panel changed it. `replace`: a text was replaced in
 * several lessons.
 */
export const VersionOrigin = Type.Union([
  Type.Literal('files'),
  Type.Literal('panel'),
  Type.Literal('import'),
  Type.Literal('restore'),
  Type.Literal('replace'),
]);
export type VersionOrigin = Static<typeof VersionOrigin>;

/** One stored version of a lesson. The one with the lesson's own revision is the present one. */
export const LessonVersion = Type.Object({
  revision: Revision,
  origin: VersionOrigin,
  saved_at: Moment,
  /** The person who saved it; null for the shipped version, and once that account is deleted. */
  saved_by: Type.Union([Person, Type.Null()]),
  /** The revision that was restored, when origin is `restore`. */
  restored_from: Type.Union([Revision, Type.Null()]),
  /** Names of the fields that differ from the version before; empty for the first. */
  changed: Type.Array(Type.String()),
});
export type LessonVersion = Static<typeof LessonVersion>;

const LessonParams = Type.Object({ id: Slug });
/** Path values are text; the pattern keeps everything else a 404. */
const VersionParams = Type.Object({
  id: Slug,
  revision: Type.String({ pattern: '^[1-9]\\d{0,8}$' }),
});

/** A version with everything a lesson held then. */
export const LessonVersionContent = Type.Object({
  ...LessonVersion.properties,
  lesson: Type.Object({ id: AdminLesson.properties.id, ...LessonFields.properties }),
});
export type LessonVersionContent = Static<typeof LessonVersionContent>;

export const listLessonVersions = endpoint({
  method: 'GET',
  path: '/admin/lessons/:id/versions',
  access: 'admin',
  summary: 'Every kept version of a lesson, the latest first, without their content.',
  params: LessonParams,
  answer: Type.Array(LessonVersion),
});

export const readLessonVersion = endpoint({
  method: 'GET',
  path: '/admin/lessons/:id/versions/:revision',
  access: 'admin',
  summary: 'One version with everything the lesson held then.',
  params: VersionParams,
  answer: LessonVersionContent,
});

export const restoreLessonVersion = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/versions/:revision/restore',
  access: 'admin',
  summary:
    'Makes a version the present one, which is a new version; course, place and draft state stay. `revision` in the body is the present one: 409 lesson_changed when there is a newer one.',
  params: VersionParams,
  body: Type.Object({ revision: Revision, ...ProvenExercises.properties }),
  answer: AdminLesson,
  failures: { 409: Conflict('lesson', AdminLesson), 422: ContentRefusedAnswer },
});
