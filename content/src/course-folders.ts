import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseFolders, lessonFolders } from './load-courses.ts';
import type { Sources } from './written-course.ts';

/** The text files of a lesson's folder, by their path in it. */
const LESSON_TEXT = /^(lesson\.(yaml|(en|fr)\.(md|html))|exercises\/[a-z0-9-]{1,80}\.yaml)$/;

/** The folder of a course, whose text is `course.yaml` alone, or of a lesson. */
export interface TextFolder {
  id: string;
  path: string;
  number: number;
  files: Sources;
}

export interface CourseFolder extends TextFolder {
  lessons: TextFolder[];
}

const idIn = (yaml = '') => /^id:\s*["']?([a-z0-9-]+)/m.exec(yaml)?.[1] ?? '';

function lessonTexts(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => LESSON_TEXT.test(name))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Reads the texts of every course below a folder, without checking them. */
export function readCourseFolders(folder: string): CourseFolder[] {
  return courseFolders(folder).map(({ path, number }) => {
    const about = readFileSync(join(path, 'course.yaml'), 'utf8');
    const lessons = lessonFolders(path).map((lesson) => {
      const files = lessonTexts(lesson.path);
      return { ...lesson, id: idIn(files['lesson.yaml']), files };
    });
    return { id: idIn(about), path, number, files: { 'course.yaml': about }, lessons };
  });
}
