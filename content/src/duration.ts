import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { moduleOf } from '@codivia/contract/exercises/modules';
import { editorCode, namedVideos } from '@codivia/contract/lessons/lesson-tags';
import type { LoadedCourse, LoadedLesson } from './load-courses.ts';

const WORDS_PER_MINUTE = 150;
const CODE_LINES_PER_MINUTE = 12;
/** Minutes spent with an editor. */
const EDITOR_MINUTES = 1;
/** Maximum difference between the stated minutes and the estimate, as a share of the estimate. */
const TOLERANCE = 0.3;

const EDITOR = /<(?:python|web|p5)-editor code="([^"]*)"><\/(?:python|web|p5)-editor>/g;
const CODE_BLOCK = /<pre\b[^<>]*>([\s\S]*?)(?:<\/pre>|$)/g;
const TAG = /<[^<>]*>/g;

const bare = (html: string) => html.replace(TAG, ' ');
const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length;

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Returns the seconds that a video takes: those of its captions, which last to its end; 0 without captions. */
function videoSeconds(lesson: LoadedLesson, name: string, language: Language): number {
  const file = join(lesson.folder, '../media', `${name}.${language}.vtt`);
  const captions = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const ends = [...captions.matchAll(/--> (?:(\d+):)?(\d+):(\d+(?:\.\d+)?)/g)];
  return Math.max(
    0,
    ...ends.map(([, hours = 0, minutes, seconds]) => {
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    }),
  );
}

function minutesIn(lesson: LoadedLesson, language: Language): number {
  const html = language === 'fr' ? lesson.content_fr : lesson.content;
  const editors = [...html.matchAll(EDITOR)].map(([, code = '']) => editorCode(code));
  const blocks = [...html.matchAll(CODE_BLOCK)].map(([, code = '']) => bare(code));
  const prose = html.replace(EDITOR, ' ').replace(CODE_BLOCK, ' ').replace(TAG, ' ');
  const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const videos = namedVideos(html);
  return sumOf([
    words / WORDS_PER_MINUTE,
    sumOf([...editors, ...blocks].map(linesOf)) / CODE_LINES_PER_MINUTE,
    editors.length * EDITOR_MINUTES,
    sumOf(lesson.exercises.map((exercise) => moduleOf(exercise).minutes)),
    sumOf(videos.map((name) => videoSeconds(lesson, name, language))) / 60,
  ]);
}

/** Minutes that a lesson takes a learner, on average of both languages. */
export function estimatedMinutes(lesson: LoadedLesson): number {
  return sumOf(LANGUAGES.map((language) => minutesIn(lesson, language))) / LANGUAGES.length;
}

/** Returns a fault if the minutes that a lesson states are far from the estimate; an empty list if they are not. */
export function durationProblems(lesson: LoadedLesson): string[] {
  const estimate = estimatedMinutes(lesson);
  const stated = lesson.duration_minutes;
  if (Math.abs(stated - estimate) <= estimate * TOLERANCE) return [];
  return [`states ${stated} minutes, but takes about ${Math.round(estimate)}`];
}

/** The hours that a course takes by the minutes its lessons state, to the half hour. */
export function courseHours({ lessons }: LoadedCourse): number {
  const minutes = sumOf(lessons.map(({ duration_minutes }) => duration_minutes));
  return Math.round(minutes / 30) / 2;
}
