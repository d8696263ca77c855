import { courseText } from '@codivia/content/about-files';
import type { TextFolder } from '@codivia/content/course-folders';
import { lessonFiles } from '@codivia/content/write-course';
import type { Sources, WrittenCourse, WrittenLesson } from '@codivia/content/written-course';
import { sanitizeLesson } from '../features/lessons/sanitize-lesson.ts';
import { compareTexts } from './compare-texts.ts';

interface Row {
  edited_at: Date | null;
  source_hash: string;
}

/** True for a row that the panel has changed, or made, since it last came from files. */
export const isFromPanel = ({ edited_at, source_hash }: Row) =>
  edited_at !== null || source_hash === '';

/**
 * The sources of a row. Those that were stored before the file of its figures was kept are written as the repository
 * writes them: what differs then is a conflict.
 */
function sourcesOf(sources: Sources, about: string, folder: TextFolder | undefined): Sources {
  const text = folder?.files[about];
  return sources[about] === undefined && text !== undefined
    ? { ...sources, [about]: text }
    : sources;
}

/** The ending of the names under which pulled texts are stored beside the files of a row. */
const PULLED = '#pulled';

/** The sources of a row once these texts were pulled. */
export const withPulled = (sources: Sources, texts: Sources): Sources => ({
  ...sources,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name + PULLED, text])),
});

const pulledIn = (sources: Sources): Sources =>
  Object.fromEntries(
    Object.entries(sources)
      .filter(([name]) => name.endsWith(PULLED))
      .map(([name, text]) => [name.slice(0, -PULLED.length), text]),
  );

const onlyFiles = (sources: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([name]) => /\.(yaml|md|html)$/.test(name)));

/** Compares a course itself, without its lessons. */
export function compareCourse(row: Row, course: WrittenCourse, folder: TextFolder | undefined) {
  const [base, pulled] = [onlyFiles(course.sources), pulledIn(course.sources)];
  const sources = sourcesOf(course.sources, 'course.yaml', folder);
  const panel = isFromPanel(row)
    ? { 'course.yaml': courseText({ ...course, sources }, sanitizeLesson) }
    : base;
  const repository = folder?.files ?? {};
  return { panel, found: compareTexts({ base, pulled, repository, panel }) };
}

export function compareLesson(row: Row, lesson: WrittenLesson, folder: TextFolder | undefined) {
  const [base, pulled] = [onlyFiles(lesson.sources), pulledIn(lesson.sources)];
  const sources = sourcesOf(lesson.sources, 'lesson.yaml', folder);
  const panel = isFromPanel(row) ? lessonFiles({ ...lesson, sources }, sanitizeLesson) : base;
  const repository = folder?.files ?? {};
  return { panel, found: compareTexts({ base, pulled, repository, panel }) };
}
