import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readCourseFolders, type TextFolder } from '@codivia/content/course-folders';
import { courseFolderName, lessonFolderName } from '@codivia/content/write-course';
import type { Sources } from '@codivia/content/written-course';
import type { Db } from '../db/connect.ts';
import { selectWhole } from '../features/admin-course-files/course-files.queries.ts';
import { writtenCourse } from '../features/admin-course-files/written-course.ts';
import { courses } from '../features/courses/courses.table.ts';
import { lessons } from '../features/lessons/lessons.table.ts';
import type { SyncOptions, SyncReport } from './compare-texts.ts';
import { selectCourseIds, selectDeletedIds, updateSources } from './course-sync.queries.ts';
import { compareCourse, compareLesson, isFromPanel, withPulled } from './stored-texts.ts';

type Compared = ReturnType<typeof compareCourse>;

/** A folder to write, with its texts as they are in each place. */
interface Target extends Compared {
  table: typeof courses | typeof lessons;
  id: string;
  /** The sources of its row. */
  sources: Sources;
  path: string;
  /** The path it should have: its number is its place in the panel. */
  wanted: string;
}

/** Returns the path of a folder, and the one it should have. In another course it gets the name of a new one, which is free. */
function placed(folder: TextFolder | undefined, parent: string, number: number, name: string) {
  if (!folder) return { path: join(parent, name), wanted: join(parent, name) };
  if (dirname(folder.path) !== parent) return { path: folder.path, wanted: join(parent, name) };
  const place = String(number).padStart(2, '0');
  const own = basename(folder.path);
  const wanted = folder.number === number ? own : own.replace(/^\d+/, place);
  return { path: folder.path, wanted: join(parent, wanted) };
}

/** Writes the files that the panel changed. Returns those that are there now. */
function writeFiles({ path, panel }: Target, names: readonly string[]): Sources {
  const written: Sources = {};
  for (const name of names) {
    const file = join(path, name);
    const text = panel[name];
    if (text === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      written[name] = text;
    }
  }
  return written;
}

/** Writes one folder, unless both places have changed one of its files. */
async function pullFolder(db: Db, target: Target, options: SyncOptions, report: SyncReport) {
  const { found, path, wanted, table, id } = target;
  const named = (name: string) => relative(options.folder, join(path, name));
  if (found.conflicts.length > 0 && options.resolution !== 'theirs') {
    const lines = found.conflicts.map(named);
    if (options.resolution === 'ours') report.notes.push(...lines.map((one) => `${one} stays`));
    else report.conflicts.push(...lines);
    return;
  }
  const names = [...found.panel, ...found.conflicts];
  report.changes.push(...names.map(named));
  if (path !== wanted)
    report.changes.push(`${named('')} becomes ${relative(options.folder, wanted)}`);
  if (options.dryRun) return;
  const written = writeFiles(target, names);
  if (path !== wanted) {
    mkdirSync(dirname(wanted), { recursive: true });
    renameSync(path, wanted);
  }
  await updateSources(db, table, id, withPulled(target.sources, written));
}

/**
 * Writes the texts that were edited in the panel into the folder of the courses. A file that was changed there too is a
 * conflict: it is named, and its folder stays as it is unless the options say otherwise.
 */
export async function pullCourses(db: Db, options: SyncOptions): Promise<SyncReport> {
  const report: SyncReport = { changes: [], conflicts: [], notes: [] };
  const folders = readCourseFolders(options.folder);
  const allLessons = folders.flatMap((folder) => folder.lessons);
  const ids = await selectCourseIds(db);
  if (options.course !== undefined && !ids.includes(options.course))
    report.notes.push(`the panel has no course ${options.course}`);
  for (const id of ids) {
    if (options.course !== undefined && options.course !== id) continue;
    const whole = await selectWhole(db, id);
    if (!whole || ![whole.course, ...whole.lessons].some(isFromPanel)) continue;
    const course = writtenCourse(whole.course, whole.lessons);
    const folder = folders.find((one) => one.id === id);
    const place = placed(folder, options.folder, course.order_index, courseFolderName(course));
    for (const [index, row] of whole.lessons.entries()) {
      const lesson = course.lessons[index];
      if (!lesson || !isFromPanel(row)) continue;
      const own = allLessons.find((one) => one.id === row.id);
      const name = lessonFolderName(lesson, id);
      const target = {
        ...placed(own, place.path, row.order_index, name),
        table: lessons,
        id: row.id,
        sources: row.sources,
      };
      await pullFolder(db, { ...target, ...compareLesson(row, lesson, own) }, options, report);
    }
    if (!isFromPanel(whole.course)) continue;
    const compared = compareCourse(whole.course, course, folder);
    const target = { ...place, table: courses, id, sources: course.sources };
    await pullFolder(db, { ...target, ...compared }, options, report);
  }
  const deleted = await selectDeletedIds(db);
  for (const one of [...folders, ...allLessons].filter((folder) => deleted.has(folder.id))) {
    report.notes.push(
      `${relative(options.folder, one.path)} was deleted in the panel; its files stay`,
    );
  }
  return report;
}
