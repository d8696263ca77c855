import { courseFiles } from '@codivia/content/write-course';
import type { CourseImport } from '@codivia/contract/api/admin-course-files';
import type { Db } from '../../db/connect.ts';
import { courseRow, lessonRow } from '../../db/course-rows.ts';
import { parseApart } from '../../services/parsing-pool.ts';
import { CourseChanged } from '../admin-courses/admin-courses.errors.ts';
import { lockCourse, nextOrderIndex } from '../admin-courses/admin-courses.queries.ts';
import { readAdminCourse } from '../admin-courses/admin-courses.service.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { ContentRefused } from '../admin-lessons/admin-lessons.errors.ts';
import type { LessonRow } from '../admin-lessons/admin-lessons.queries.ts';
import {
  addLesson,
  hideLesson,
  type Saving,
  saveChanges,
  unhideLesson,
} from '../admin-lessons/admin-lessons.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import { sanitizeLesson } from '../lessons/lessons.service.ts';
import { withStoredPictures } from '../media/embedded-pictures.service.ts';
import { CourseExists, UnreadableZip } from './course-files.errors.ts';
import {
  lockAffectedLessons,
  selectWhole,
  writeCourse,
  writeSources,
} from './course-files.queries.ts';
import { writeZip } from './course-zip.ts';
import { folderOf } from './imported-problems.ts';
import { namedIn, type UnpackedCourse } from './unpacked-course.ts';
import { writtenCourse } from './written-course.ts';

/** Throws UnreadableZip, ZipTooLarge, ContentRefused or TooHardToRead. */
function unpack(zipped: Buffer): Promise<UnpackedCourse> {
  if (!Buffer.isBuffer(zipped)) throw UnreadableZip();
  const file = new URL('./unpack-course.worker.ts', import.meta.url).href;
  return parseApart(file, zipped);
}

/** Throws ContentRefused for lessons that belong to another course. */
function refuseStrangers(locked: LessonRow[], { course, prefix }: UnpackedCourse): void {
  const strangers = new Set(
    locked.filter((row) => row.course_id !== course.id).map(({ id }) => id),
  );
  const problems = course.lessons
    .filter(({ id }) => strangers.has(id))
    .map((lesson) => ({
      file: `${folderOf(lesson)}/lesson.yaml`,
      detail: {
        fr: `La leçon « ${lesson.id} » appartient déjà à un autre cours.`,
        en: `The lesson “${lesson.id}” already belongs to another course.`,
      },
    }));
  if (problems.length > 0) throw ContentRefused(problems.map(namedIn(prefix)));
}

/** Returns the lessons of a zip as they are stored, by id: pictures within them become files. */
async function lessonRows(
  deps: EditingDeps,
  adminId: string,
  { course }: UnpackedCourse,
): Promise<Map<string, LessonRow>> {
  const rows = new Map<string, LessonRow>();
  for (const lesson of course.lessons) {
    const row = lessonRow(lesson, course.id) as LessonRow;
    rows.set(lesson.id, await withStoredPictures(deps, adminId, row));
  }
  return rows;
}

/**
 * Imports the lessons of a zip, and deactivates those that are not in it. Lessons with unproven exercises become
 * drafts. Returns the counts.
 */
async function takeLessons(
  tx: Db,
  unpacked: UnpackedCourse,
  rows: ReadonlyMap<string, LessonRow>,
  saving: Saving,
) {
  const { course } = unpacked;
  const ids = course.lessons.map(({ id }) => id);
  const locked = await lockAffectedLessons(tx, course.id, ids);
  refuseStrangers(locked, unpacked);
  let to_verify = 0;
  for (const lesson of course.lessons) {
    const row = rows.get(lesson.id) as LessonRow;
    const before = locked.find(({ id }) => id === lesson.id);
    if (before) {
      const shown = before.deleted_at ? await unhideLesson(tx, saving, before) : before;
      const taken = await saveChanges(tx, shown, row, saving);
      if (row.is_active && !taken.is_active) to_verify++;
    } else {
      const taken = await addLesson(tx, row, saving);
      if (row.is_active && !taken.is_active) to_verify++;
    }
    await writeSources(tx, lesson.id, lesson.sources);
  }
  const gone = locked.filter(({ id, deleted_at }) => !ids.includes(id) && !deleted_at);
  for (const row of gone) await hideLesson(tx, saving.saved_by, saving.saved_at, row);
  return { deleted_lessons: gone.length, to_verify };
}

/** Throws CourseNotFound. */
export async function exportCourse({ db }: EditingDeps, id: string): Promise<Buffer> {
  const found = await selectWhole(db, id);
  if (!found) throw CourseNotFound();
  return writeZip(courseFiles(writtenCourse(found.course, found.lessons), sanitizeLesson));
}

/**
 * Imports the course of a zip, all or nothing. Throws UnreadableZip, ZipTooLarge, ContentRefused, TooHardToRead,
 * CourseExists without `replace`, or CourseChanged when that is not its revision.
 */
export async function importCourse(
  deps: EditingDeps,
  adminId: string,
  zipped: Buffer,
  replace?: number,
): Promise<CourseImport> {
  const { clock } = deps;
  const unpacked = await unpack(zipped);
  const { course, placed, ignored } = unpacked;
  const { id } = course;
  const rows = await lessonRows(deps, adminId, unpacked);
  return edit(deps, async (tx) => {
    const saving: Saving = { saved_by: adminId, saved_at: clock(), origin: 'import' };
    const before = (await lockCourse(tx, id)) && (await readAdminCourse(tx, id));
    if (before && replace === undefined) throw CourseExists(before);
    if (before && before.revision !== replace) throw CourseChanged(before);
    const row = courseRow(course);
    if (!placed) row.order_index = before?.order_index ?? (await nextOrderIndex(tx));
    await writeCourse(tx, row, saving.saved_at);
    const taken = await takeLessons(tx, unpacked, rows, saving);
    const entry = { action: 'import', subject: 'course', subject_id: id } as const;
    await recordAudit(tx, adminId, saving.saved_at, { ...entry, label: course.title.en });
    const lessons = course.lessons.length;
    const present = await readAdminCourse(tx, id);
    return { course: present, replaced: !!before, lessons, ...taken, ignored };
  });
}
