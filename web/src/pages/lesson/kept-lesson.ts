import type { Member } from '@codivia/contract/api/accounts';
import type { Course } from '@codivia/contract/api/courses';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { ProgressEntry } from '@codivia/contract/api/progress';
import { currentExercise } from '@codivia/contract/exercises/kept-exercise';
import type { SolvedExercise } from '@codivia/contract/exercises/results';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import type { QueryClient } from '@tanstack/react-query';
import type { OfflineRoom } from '../../../service-worker/messages.ts';
import { courseQuery } from '../../features/courses/courses.api.ts';
import { isLocked, lessonState } from '../../features/courses/lesson-state.ts';
import { userLessonQuery } from '../../features/lessons/lessons.api.ts';
import { progressKey } from '../../features/progress/progress.api.ts';
import { keptAnswers } from '../../lib/kept-answers.ts';
import { requestRoomCache } from '../../lib/network.ts';
import { lessonResultsKey } from '../../sync/exercise-results.api.ts';
import { hasPython } from './lesson-parts.tsx';

/**
 * Maximum number of kept lessons, each in one language; those visited longest ago are deleted first
 * (docs/product.md#lessons-without-a-network).
 */
const KEPT_LESSONS_MAX = 30;

interface KeptLesson {
  lesson: Lesson;
  course: Course;
  results: SolvedExercise[];
  /** The time of receipt, in milliseconds since 1970. */
  at: number;
}

/** The member's progress is the same for all lessons, and the latest counts. */
interface KeptProgress {
  entries: ProgressEntry[];
  at: number;
}

const lessons = keptAnswers<KeptLesson>('lessons', KEPT_LESSONS_MAX + 1);
const progress = keptAnswers<KeptProgress>('lessons', KEPT_LESSONS_MAX + 1);
const PROGRESS = 'progress';
const nameOf = (lessonId: string, language: Language) =>
  `${encodeURIComponent(lessonId)}/${language}`;

const requested = new Set<OfflineRoom>();

/** Keeps the files that lessons consist of, once for each visit. Only the built app has a service worker. */
function keepFiles(lesson: Lesson): void {
  const room = hasPython(lesson) ? 'python-lesson' : 'lesson';
  if (requested.has(room) || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  requested.add(room);
  // A browser may refuse service workers, in a private window for instance: then lessons need the network.
  requestRoomCache(room).catch(() => {});
}

async function readAsAddress(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`no picture at ${address}: ${answer.status}`);
  const type = answer.headers.get('content-type') ?? 'image/webp';
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Puts the pictures of what exercises are to become into the lesson; one that cannot be had stays an address. */
async function withPictures(lesson: Lesson): Promise<Lesson> {
  const exercises = lesson.exercises.map(async (exercise) => {
    const target = 'target' in exercise && exercise.target;
    if (!target) return exercise;
    const address = await readAsAddress(target.address).catch(() => target.address);
    return { ...exercise, target: { ...target, address } };
  });
  return { ...lesson, exercises: await Promise.all(exercises) };
}

/** Keeps a lesson that a member has opened, with all that its page shows of the account. */
export async function keepLesson(
  person: string,
  language: Language,
  opened: KeptLesson,
  entries: ProgressEntry[],
): Promise<void> {
  keepFiles(opened.lesson);
  const lesson = await withPictures(opened.lesson);
  await lessons.keep(person, nameOf(lesson.id, language), { ...opened, lesson });
  await progress.keep(person, PROGRESS, { entries, at: opened.at });
}

/** Deletes the kept lesson: the member may not read it any more. */
export async function dropLesson(person: string, lessonId: string): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => lessons.drop(person, nameOf(lessonId, language))));
}

/**
 * Shows a kept lesson, and the data that belongs to it, unless newer data is known: the page reads all of it as if the
 * server had answered, and asks again as soon as it can. Returns the time of receipt; null if no lesson is kept.
 */
export async function showKeptLesson(
  queryClient: QueryClient,
  user: Member,
  lessonId: string,
  language: Language,
): Promise<number | null> {
  const kept = await lessons.read(user.id, nameOf(lessonId, language));
  if (!kept) return null;
  if (isLocked(lessonState(kept.lesson, user, undefined))) {
    await dropLesson(user.id, lessonId);
    return null;
  }
  const show = (queryKey: readonly unknown[], data: unknown, updatedAt: number) => {
    if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= updatedAt) return;
    queryClient.setQueryData(queryKey, data, { updatedAt });
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  };
  const done = await progress.read(user.id, PROGRESS);
  if (done) show(progressKey, done.entries, done.at);
  show(courseQuery(kept.course.id, language).queryKey, kept.course, kept.at);
  show(lessonResultsKey(lessonId), kept.results, kept.at);
  const exercises = kept.lesson.exercises.map(currentExercise);
  show(userLessonQuery(lessonId, language).queryKey, { ...kept.lesson, exercises }, kept.at);
  return kept.at;
}
