import { relative } from 'node:path';
import { courseFileProblems } from '@codivia/content/check-course-files';
import { type CourseFolder, readCourseFolders } from '@codivia/content/course-folders';
import { type LoadedCourse, type LoadedLesson, loadCourse } from '@codivia/content/load-courses';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Db } from '../db/connect.ts';
import { courseRow, lessonRow } from '../db/course-rows.ts';
import {
  lockAffectedLessons,
  selectWhole,
  writeCourse,
  writeSources,
} from '../features/admin-course-files/course-files.queries.ts';
import { folderOf, importedProblems } from '../features/admin-course-files/imported-problems.ts';
import { writtenCourse } from '../features/admin-course-files/written-course.ts';
import { lockCourse } from '../features/admin-courses/admin-courses.queries.ts';
import type { LessonRow } from '../features/admin-lessons/admin-lessons.queries.ts';
import {
  addLesson,
  type Saving,
  saveChanges,
} from '../features/admin-lessons/admin-lessons.service.ts';
import { recordAudit } from '../features/audit/audit.service.ts';
import type { Comparison, SyncOptions, SyncReport } from './compare-texts.ts';
import { compareCourse, compareLesson } from './stored-texts.ts';

interface Push {
  tx: Db;
  options: SyncOptions;
  report: SyncReport;
  saving: Saving;
  /** The folder of the course, as it is named in reports. */
  place: string;
}

/** Tells whether the repository's texts are to be stored; conflicts are reported. */
function isPushed(found: Comparison, place: string, { options, report }: Push): boolean {
  if (found.repository.length + found.conflicts.length === 0) return false;
  const edited = [...found.conflicts, ...found.panel];
  if (edited.length === 0 || options.resolution === 'ours') return true;
  if (options.resolution === 'theirs') report.notes.push(`${place} stays as it is in the panel`);
  else report.conflicts.push(...edited.map((name) => `${place}/${name}`));
  return false;
}

async function pushLesson(push: Push, lesson: LoadedLesson, courseId: string, before?: LessonRow) {
  const { tx, saving, report, place } = push;
  const row = lessonRow(lesson, courseId) as LessonRow;
  const taken = before
    ? await saveChanges(tx, before, row, saving)
    : await addLesson(tx, row, saving);
  await writeSources(tx, lesson.id, lesson.sources);
  report.changes.push(`${place}/${folderOf(lesson)}`);
  if (row.is_active && !taken.is_active)
    report.notes.push(`${lesson.id} is a draft until its exercises are verified in the panel`);
}

/** Stores the lessons of a course that the repository changed. */
async function pushLessons(push: Push, loaded: LoadedCourse, folder: CourseFolder): Promise<void> {
  const { tx, report, place } = push;
  const { id } = loaded;
  const whole = await selectWhole(tx, id);
  const course = whole && writtenCourse(whole.course, whole.lessons);
  const ids = loaded.lessons.map((lesson) => lesson.id);
  const locked = await lockAffectedLessons(tx, id, ids);
  const missing = whole?.lessons.filter((row) => !ids.includes(row.id)) ?? [];
  report.notes.push(...missing.map((row) => `${row.id} has no folder; it stays in the panel`));
  for (const lesson of loaded.lessons) {
    const row = locked.find((one) => one.id === lesson.id);
    const path = `${place}/${folderOf(lesson)}`;
    const written = course?.lessons.find((one) => one.id === lesson.id);
    const own = folder.lessons.find((one) => one.id === lesson.id);
    if (!row) await pushLesson(push, lesson, id);
    else if (row.deleted_at) report.notes.push(`${path} was deleted in the panel`);
    else if (!written) report.conflicts.push(`${path} belongs to the course ${row.course_id}`);
    else {
      const { found } = compareLesson(row, written, own);
      const isMoved = row.edited_at === null && row.order_index !== lesson.order_index;
      if (isPushed(found, path, push) || isMoved) await pushLesson(push, lesson, id, row);
    }
  }
}

async function pushCourse(push: Push, loaded: LoadedCourse, folder: CourseFolder): Promise<void> {
  const { tx, saving, report, place } = push;
  const { id } = loaded;
  const exists = await lockCourse(tx, id);
  const whole = await selectWhole(tx, id);
  if (exists && !whole) {
    report.notes.push(`${place} was deleted in the panel`);
    return;
  }
  const found = whole && compareCourse(whole.course, writtenCourse(whole.course, []), folder).found;
  const isMoved =
    whole?.course.edited_at === null && whole.course.order_index !== loaded.order_index;
  if (!found || isPushed(found, place, push) || isMoved) {
    await writeCourse(tx, courseRow(loaded), saving.saved_at);
    const entry = { action: 'import', subject: 'course', subject_id: id } as const;
    await recordAudit(tx, null, saving.saved_at, { ...entry, label: loaded.title.en });
    report.changes.push(`${place}/course.yaml`);
  }
  await pushLessons(push, loaded, folder);
}

function problemsOf(folder: CourseFolder): ContentProblem[] {
  const files = new Map(Object.entries(folder.files));
  for (const lesson of folder.lessons) {
    const place = relative(folder.path, lesson.path);
    for (const [name, text] of Object.entries(lesson.files)) files.set(`${place}/${name}`, text);
  }
  return courseFileProblems(files);
}

const lineOf = (place: string, { file, line, detail }: ContentProblem) =>
  `${[place, file].filter(Boolean).join('/')}${line ? `:${line}` : ''}: ${detail.en}`;

/** Ends a transaction of which nothing is kept. */
class DryRun extends Error {}

/**
 * Stores the texts of the folder of the courses, with the checks of an import. A lesson that was edited in the panel
 * since is a conflict: it is named and stays unless the options say otherwise.
 */
export async function pushCourses(db: Db, options: SyncOptions, now: Date): Promise<SyncReport> {
  const report: SyncReport = { changes: [], conflicts: [], notes: [] };
  const saving: Saving = { saved_by: null, saved_at: now, origin: 'import' };
  const folders = readCourseFolders(options.folder);
  if (options.course !== undefined && !folders.some(({ id }) => id === options.course))
    report.notes.push(`the files have no course ${options.course}`);
  for (const folder of folders) {
    if (options.course !== undefined && options.course !== folder.id) continue;
    const place = relative(options.folder, folder.path);
    const broken = problemsOf(folder);
    const loaded = broken.length === 0 ? loadCourse(folder.path, folder.number) : null;
    const problems = loaded ? importedProblems(loaded) : broken;
    report.conflicts.push(...problems.map((one) => lineOf(place, one)));
    if (!loaded || problems.length > 0) continue;
    await db
      .transaction(async (tx) => {
        await pushCourse({ tx, options, report, saving, place }, loaded, folder);
        if (options.dryRun) throw new DryRun();
      })
      .catch((error) => {
        if (!(error instanceof DryRun)) throw error;
      });
  }
  return report;
}
