import Type, { type Static } from 'typebox';
import { AdminCourse } from './admin-courses.ts';
import { ContentRefusedAnswer, Revision } from './admin-lists.ts';
import { CourseParams } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { Conflict } from './errors.ts';

/** Bytes of a zip that is sent. */
export const ZIP_MAX_BYTES = 10 * 1024 * 1024;
/** Files in it, bytes of one of them, and of all together once they are unpacked. */
export const ZIP_MAX_ENTRIES = 2000;
export const ZIP_MAX_FILE_BYTES = 2 * 1024 * 1024;
export const ZIP_MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

export const ZIP = 'application/zip';

/** The part of a file that both sides need: a browser's Blob is one. */
export interface FileContent {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
/** The schema says no more, since a file is no JSON. */
const ZipFile = Type.Unsafe<FileContent>({});

export const exportCourse = endpoint({
  method: 'GET',
  path: '/admin/courses/:id/export',
  access: 'admin',
  summary:
    'The course as a zip of its folder, in the format of content/README.md; deleted lessons and media are left out.',
  params: CourseParams,
  answer: ZipFile,
  answers: ZIP,
});

export const CourseImport = Type.Object({
  course: AdminCourse,
  /** True when a course with this id was there before. */
  replaced: Type.Boolean(),
  /** Lessons in the zip. */
  lessons: Type.Integer(),
  /** Number of its lessons that were imported as drafts, because their exercises are not proven. */
  to_verify: Type.Integer(),
  /** Lessons that were in the course and are not in the zip: deleted, to be restored within 30 days. */
  deleted_lessons: Type.Integer(),
  /** Files that were passed over, such as media. */
  ignored: Type.Array(Type.String()),
});
export type CourseImport = Static<typeof CourseImport>;

export const importCourse = endpoint({
  method: 'POST',
  path: '/admin/courses/import',
  access: 'admin',
  summary:
    'Takes in a course from a zip, all or nothing. 422 content_refused lists every problem by file and line; 409 course_exists carries the course that has its id, whose revision as `replace` lets the zip replace it; 413 beyond 10 MiB.',
  query: Type.Object({ replace: Type.Optional(Revision) }),
  body: ZipFile,
  accepts: ZIP,
  answer: CourseImport,
  failures: { 409: Conflict('course', AdminCourse), 422: ContentRefusedAnswer },
});
