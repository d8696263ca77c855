import { LANGUAGES, type Language } from '../api/language.ts';
import type { AuthoredExercise } from '../exercises/exercises.ts';
import { moduleOf } from '../exercises/modules.ts';
import { editorCode, namedVideos } from './lesson-tags.ts';

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

type Timed = { content: string; content_fr: string; exercises: readonly AuthoredExercise[] };
/** The seconds that a video takes. */
type VideoSeconds = (name: string, language: Language) => number;

function minutesIn(lesson: Timed, language: Language, videoSeconds: VideoSeconds): number {
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
    sumOf(videos.map((name) => videoSeconds(name, language))) / 60,
  ]);
}

/** Minutes that a lesson takes a learner, on average of both languages. */
export function estimatedMinutes(lesson: Timed, videoSeconds: VideoSeconds): number {
  const minutes = LANGUAGES.map((language) => minutesIn(lesson, language, videoSeconds));
  return sumOf(minutes) / LANGUAGES.length;
}

/** Tells whether stated minutes are too far from an estimate. */
export function areMinutesOff(stated: number, estimate: number): boolean {
  return Math.abs(stated - estimate) > estimate * TOLERANCE;
}
