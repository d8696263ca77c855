import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { courseText, lessonAboutText } from './about-files.ts';
import { exerciseText } from './exercise-file.ts';
import { converterOf, markdownOf } from './to-markdown/lesson-markdown.ts';
import type { Clean, Sources, WrittenCourse, WrittenLesson } from './written-course.ts';

const numbered = (number: number, name: string) => `${String(number).padStart(2, '0')}-${name}`;

/** The name of the folder of a course that has none yet. */
export const courseFolderName = ({ order_index, id }: Pick<WrittenCourse, 'order_index' | 'id'>) =>
  numbered(order_index, id);

/** The name of the folder of a lesson that has none yet. */
export function lessonFolderName({ order_index, id }: WrittenLesson, courseId: string): string {
  const isOwn = id.startsWith(`${courseId}-`);
  return numbered(order_index, isOwn ? id.slice(courseId.length + 1) : id);
}

/** Returns the text of a lesson with the name of its file: Markdown where that can express it, else HTML. */
function lessonText(
  { content, sources }: WrittenLesson,
  language: Language,
  clean: Clean,
): [string, string] {
  const name = `lesson.${language}.md`;
  const html = content[language];
  const isHtml = sources[`lesson.${language}.html`] !== undefined;
  const source = sources[name] ?? '';
  const markdown = isHtml ? null : markdownOf(html, source, converterOf(language, clean));
  return markdown === null ? [`lesson.${language}.html`, html] : [name, markdown];
}

/**
 * Returns the files of a lesson's folder (content/README.md). What is unchanged stays as it is written in its sources;
 * `clean` is how HTML is cleaned before it is stored.
 */
export function lessonFiles(lesson: WrittenLesson, clean: Clean): Sources {
  const files: Sources = { 'lesson.yaml': lessonAboutText(lesson, clean) };
  for (const language of LANGUAGES) {
    const [name, text] = lessonText(lesson, language, clean);
    files[name] = text;
  }
  for (const exercise of lesson.exercises) {
    const name = `exercises/${exercise.id}.yaml`;
    files[name] = exerciseText(exercise, lesson.sources[name], clean);
  }
  return files;
}

/** Returns the files of a course folder, by their path in a zip of it. */
export function courseFiles(course: WrittenCourse, clean: Clean): Sources {
  const folder = courseFolderName(course);
  const files: Sources = { [`${folder}/course.yaml`]: courseText(course, clean) };
  for (const lesson of course.lessons) {
    const place = `${folder}/${lessonFolderName(lesson, course.id)}`;
    for (const [name, text] of Object.entries(lessonFiles(lesson, clean))) {
      files[`${place}/${name}`] = text;
    }
  }
  return files;
}
