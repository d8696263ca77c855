import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@codivia/contract/api/language';
import {
  areMinutesOff,
  estimatedMinutes as minutesOf,
} from '@codivia/contract/lessons/lesson-minutes';
import type { LoadedCourse, LoadedLesson } from './load-courses.ts';

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

/** Minutes that a lesson takes a learner, on average of both languages. */
export function estimatedMinutes(lesson: LoadedLesson): number {
  return minutesOf(lesson, (name, language) => videoSeconds(lesson, name, language));
}

/** Returns a fault if the minutes that a lesson states are far from the estimate; an empty list if they are not. */
export function durationProblems(lesson: LoadedLesson): string[] {
  const estimate = estimatedMinutes(lesson);
  const stated = lesson.duration_minutes;
  if (!areMinutesOff(stated, estimate)) return [];
  return [`states ${stated} minutes, but takes about ${Math.round(estimate)}`];
}

/** The hours that a course takes by the minutes its lessons state, to the half hour. */
export function courseHours({ lessons }: LoadedCourse): number {
  const minutes = lessons.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
  return Math.round(minutes / 30) / 2;
}
