import type { LoadedCourse, LoadedLesson } from '@codivia/content/load-courses';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Bilingual } from '@codivia/contract/api/language';
import { lessonRow } from '../../db/course-rows.ts';
import { lessonProblems } from '../admin-lessons/admin-lessons.service.ts';

const twice = (id: string): Bilingual => ({
  fr: `Deux leçons portent l’identifiant « ${id} ».`,
  en: `Two lessons have the id “${id}”.`,
});

/** Returns the name of a lesson's folder within the folder of its course. */
export const folderOf = ({ folder }: LoadedLesson) => folder.split(/[/\\]/).at(-1) ?? '';

/** Returns the place where a lesson names an exercise: the file, and the first line in it with the name. */
function placeOf(lesson: LoadedLesson, exercise: string) {
  for (const [name, text] of Object.entries(lesson.sources)) {
    if (!name.startsWith('lesson.')) continue;
    const line = text.split('\n').findIndex((one) => one.includes(exercise)) + 1;
    if (line > 0) return { file: `${folderOf(lesson)}/${name}`, line };
  }
  return { file: `${folderOf(lesson)}/lesson.yaml` };
}

function problemsOf(lesson: LoadedLesson, courseId: string): ContentProblem[] {
  const row = lessonRow(lesson, courseId);
  const { content = '', content_fr = '', exercises = [], is_active = true } = row;
  const found = lessonProblems({ course_id: courseId, content, content_fr, exercises, is_active });
  return found.map((problem) => {
    const { exercise = '' } = problem;
    const own = `exercises/${exercise}.yaml`;
    const hasFile = Object.hasOwn(lesson.sources, own);
    const index = hasFile ? { file: `${folderOf(lesson)}/${own}` } : placeOf(lesson, exercise);
    return { ...index, ...problem };
  });
}

/** Returns the problems between lessons whose files are each in order. */
export function importedProblems({ id, lessons }: LoadedCourse): ContentProblem[] {
  const ids = lessons.map((lesson) => lesson.id);
  const repeated = lessons.filter((lesson, index) => ids.indexOf(lesson.id) !== index);
  return [
    ...lessons.flatMap((lesson) => problemsOf(lesson, id)),
    ...repeated.map((lesson) => ({
      file: `${folderOf(lesson)}/lesson.yaml`,
      detail: twice(lesson.id),
    })),
  ];
}
