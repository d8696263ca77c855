import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@codivia/contract/language';
import type { LoadedLesson } from './load-courses.ts';

/** The tags that make up a lesson, in order: headings, editors, exercises, callouts, code, pictures. */
function outline(html: string): string[] {
  const tags =
    /<(h[1-6]|python-editor|lesson-video|pre|img|table)\b|<(code-exercise|quiz-question) id="([^"]+)"|<aside class="callout (callout-\w+)"/g;
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
  for (const exercise of lesson.exercises) {
    if (exercise.kind === 'quiz') {
      if (!exercise.options.some((option) => option.correct)) {
        problems.push(`quiz question "${exercise.id}" has no right option`);
      }
      continue;
    }
    for (const wrong of exercise.wrong) {
      if (!(wrong.feedback in exercise.feedback)) {
        problems.push(`exercise "${exercise.id}": no feedback named "${wrong.feedback}"`);
      }
    }
  }
  return problems;
}
