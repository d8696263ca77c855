import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredExercise, AuthoredWebExercise } from '@codivia/contract/exercises';
import { LANGUAGES } from '@codivia/contract/language';
import { PAGE_PARTS } from '@codivia/contract/page-parts';
import type { LoadedLesson } from './load-courses.ts';

/** Keys for which learners get a text of the cards' own. */
const OWN_KEYS = new Set([
  'error',
  'timeout',
  'interrupted',
  'missing-function',
  'missing-element',
]);

/** The tags that make up a lesson, in order: headings, editors, exercises, callouts, code, pictures. */
function outline(html: string): string[] {
  const tags =
    /<(h[1-6]|python-editor|web-editor|p5-editor|lesson-video|pre|img|table)\b|<(code-exercise|quiz-question) id="([^"]+)"|<aside class="callout (callout-\w+)"/g;
  return [...html.matchAll(tags)].map((m) => m[1] ?? (m[2] ? `${m[2]} ${m[3]}` : (m[4] ?? '')));
}

/** Ids of the exercises and quiz questions a lesson's HTML names. */
function namedExercises(html: string): string[] {
  return [...html.matchAll(/<(?:code-exercise|quiz-question) id="([^"]+)"/g)].map(
    (m) => m[1] ?? '',
  );
}

/** Files that a lesson's videos lack: the film, its captions and its poster, in both languages. */
function missingMedia(lesson: LoadedLesson): string[] {
  const names = [...lesson.content.matchAll(/<lesson-video name="([^"]+)"/g)].map((m) => m[1]);
  const files = names.flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      ['mp4', 'vtt', 'webp'].map((ending) => `${name}.${language}.${ending}`),
    ),
  );
  return files.filter((file) => !existsSync(join(lesson.folder, '../media', file)));
}

/** Parts of a web page that an answer writes though the learner is not shown them. */
function hiddenParts({ starter, solution, wrong, alternatives }: AuthoredWebExercise): string[] {
  const answers = [solution, ...wrong, ...alternatives];
  return PAGE_PARTS.filter(
    (part) => starter[part] === undefined && answers.some((answer) => answer[part] !== undefined),
  );
}

/** What is wrong with an exercise before anything of it has run. */
function exerciseProblems(exercise: AuthoredExercise): string[] {
  if (exercise.kind === 'quiz') {
    if (exercise.options.some((option) => option.correct)) return [];
    return [`quiz question "${exercise.id}" has no right option`];
  }
  const keys = new Set(exercise.wrong.map(({ feedback }) => feedback));
  const unsaid = [...keys].filter((key) => !(key in exercise.feedback) && !OWN_KEYS.has(key));
  const problems = unsaid.map((key) => `no feedback named "${key}"`);
  if (keys.size < 2) problems.push('its wrong answers all get the same feedback');
  if (exercise.kind === 'web') {
    for (const part of hiddenParts(exercise)) {
      problems.push(`an answer has ${part}, which the starter does not show`);
    }
  }
  return problems.map((problem) => `exercise "${exercise.id}": ${problem}`);
}

/** What is wrong with a lesson's structure, in words for its author; empty when all is well. */
export function structureProblems(lesson: LoadedLesson): string[] {
  const problems: string[] = [];
  const english = outline(lesson.content);
  const french = outline(lesson.content_fr);
  if (english.join('\n') !== french.join('\n')) {
    const at = english.findIndex((tag, i) => tag !== french[i]);
    problems.push(
      `the two languages differ in structure at element ${at + 1}: en has ${english[at]}, fr has ${french[at]}`,
    );
  }
  for (const file of missingMedia(lesson)) problems.push(`the course has no media/${file}`);
  const named = namedExercises(lesson.content);
  const kept = lesson.exercises.map((exercise) => exercise.id);
  for (const id of named.filter((name) => !kept.includes(name))) {
    problems.push(`the lesson names exercise "${id}", which has no file`);
  }
  for (const id of kept.filter((name) => !named.includes(name))) {
    problems.push(`exercise "${id}" is not placed in the lesson`);
  }
  return [...problems, ...lesson.exercises.flatMap(exerciseProblems)];
}
