import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { Input } from '@codivia/contract/api/endpoint';
import { levelOf } from '@codivia/contract/api/experience';
import type * as contract from '@codivia/contract/api/mentoring';
import {
  type MentoringOverview,
  OPEN_REQUESTS_MAX,
  type OwnThread,
  type Thread,
} from '@codivia/contract/api/mentoring';
import type { QueueEntry } from '@codivia/contract/api/mentoring-queue';
import type { PreviewFile } from '@codivia/contract/exercises/base';
import type { Exercise } from '@codivia/contract/exercises/exercises';
import { isChecked, localiseExercise } from '@codivia/contract/exercises/modules';
import { isOwnProgram, roomOf } from '@codivia/contract/exercises/own-program';
import { filesIn } from '@codivia/contract/exercises/programs';
import type { Db } from '../../db/connect.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { Jobs } from '../../services/jobs.ts';
import { isPremium, lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { type ChallengeDeps, exerciseToSolve } from '../challenges/challenges.service.ts';
import { LessonNotFound, PremiumRequired } from '../lessons/lessons.errors.ts';
import { prepareActiveLesson } from '../lessons/lessons.queries.ts';
import { mayRead } from '../lessons/lessons.service.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { readProject } from '../projects/projects.service.ts';
import { selectClassNames } from './class-threads.queries.ts';
import { checkOwnFiles, doubtIn, doubtInFiles, refuseTitle } from './contents.ts';
import {
  AlreadyClaimed,
  MentoringLimit,
  MentoringPremium,
  NotCodeOfThread,
  ThreadNotFound,
} from './mentoring.errors.ts';
import { expectMentor, ownProfile } from './mentors.service.ts';
import { readBy } from './notices.ts';
import { insertAccess, insertMessage, insertVersion } from './thread-messages.queries.ts';
import { firstNameOf, summaryOf, viewOf } from './thread-view.ts';
import * as queries from './threads.queries.ts';

/** The dependencies of the rules of mentoring. */
export interface MentoringDeps extends ChallengeDeps {
  jobs: Jobs;
  /** The host of the platform, to which links are allowed. */
  host: string;
}

type Request = Input<typeof contract.createThread>['body'];

/** Returns the member's requests, and the things they may ask about (docs/product.md#mentoring-requests). */
export async function readMentoring(
  deps: MentoringDeps,
  user: SessionUser,
): Promise<MentoringOverview> {
  const { db, clock } = deps;
  const now = clock();
  const included = hasAllOfPremium(user);
  const left = OPEN_REQUESTS_MAX - (await queries.countOpenOf(db, user.id));
  return {
    included,
    requests_left: included ? Math.max(0, left) : 0,
    median_wait_minutes: await queries.selectMedianWait(db, now),
    threads: await ownThreads(db, user.id, now),
    mentor: await ownProfile(deps, user.id),
  };
}

/** Returns the member's threads, those of their classes with the names of these. */
async function ownThreads(db: Db, userId: string, now: Date): Promise<OwnThread[]> {
  const rows = await queries.selectThreadsOf(db, userId);
  const classNames = await selectClassNames(db, rows);
  return rows.map((row) => {
    const class_name = classNames.get(row.class_id ?? '');
    const unread = row.learner_unread_since !== null;
    return { ...summaryOf(row, now), ...(class_name !== undefined && { class_name }), unread };
  });
}

/** Returns every text of an exercise, its programs among them: texts of the exercise itself are nobody's message. */
export function textOf(exercise: unknown): string {
  if (typeof exercise === 'string') return exercise;
  if (typeof exercise !== 'object' || exercise === null) return '';
  return Object.values(exercise).map(textOf).join('\n');
}

/** The names of the files of an exercise's program. */
const namesOf = (exercise: Exercise) =>
  'starter' in exercise ? Object.keys(exercise.starter) : [];

/**
 * Returns the subject of the request, in the words of the site or of the project's owner, the code that was `given`,
 * and the `names` of its files. Throws LessonNotFound, PremiumRequired, ProjectNotFound, ChallengeNotFound, ChallengePremium or
 * NotCodeOfThread.
 */
async function sourceOf(
  deps: MentoringDeps,
  user: SessionUser,
  { source, language, kind }: Request,
) {
  const none = { lesson_id: null, exercise_id: null, project_id: null };
  if (source.project_id !== undefined) {
    const project = await readProject(deps, user.id, source.project_id);
    if (project.kind !== kind) throw NotCodeOfThread();
    refuseTitle(project.name, deps.host);
    return {
      about: { ...none, title: project.name, project_id: project.id },
      exerciseText: '',
      names: [],
    };
  }
  if (source.challenge_id !== undefined) {
    const exercise = await exerciseToSolve(deps, user, source.challenge_id, language);
    if (roomOf(exercise) !== kind) throw NotCodeOfThread();
    const own_program = isOwnProgram(exercise);
    const about = { ...none, title: exercise.title, exercise_id: source.challenge_id, own_program };
    return { about, exerciseText: textOf(exercise), names: namesOf(exercise) };
  }
  const lesson = source.lesson_id && (await prepareActiveLesson(deps.db)(source.lesson_id));
  if (!lesson) throw LessonNotFound();
  if (!(await mayRead(deps.db, lesson, user, deps.clock()))) throw PremiumRequired();
  const found = lesson.exercises.find(({ id }) => id === source.exercise_id);
  const exercise = found && localiseExercise(found, language);
  if (!exercise || roomOf(exercise) !== kind) throw NotCodeOfThread();
  const about = {
    ...none,
    title: 'title' in exercise ? exercise.title : '',
    lesson_id: lesson.id,
    exercise_id: exercise.id,
    own_program: isOwnProgram(exercise),
  };
  return { about, exerciseText: textOf(exercise), names: namesOf(exercise) };
}

/**
 * Makes a request for mentoring; a doubtful question waits for an administrator. The member's row is locked while the
 * open requests are counted, so that the limit is exact even for simultaneous requests. Throws MentoringPremium,
 * MentoringLimit, CodeTooLarge, ContactRefused, and the errors of sourceOf and expectAllowed.
 */
export async function createThread(
  deps: MentoringDeps,
  user: SessionUser,
  request: Request,
): Promise<Thread> {
  const { db, clock, host } = deps;
  const { kind, files, own_files = [], check, language, text } = request;
  if (!hasAllOfPremium(user)) throw MentoringPremium();
  const { about, exerciseText, names } = await sourceOf(deps, user, request);
  const before = Object.fromEntries(Object.keys(files).map((name) => [name, exerciseText]));
  const doubts = [
    doubtIn('text', text, host),
    check ? doubtIn('text', check.message, host) : null,
    doubtInFiles(kind, files, host, before, names),
  ];
  const held_for = doubts.find((doubt) => doubt !== null) ?? null;
  checkOwnFiles(own_files, host);
  return db.transaction(async (tx) => {
    const grounds = await lockPremiumGrounds(tx, user.id);
    if (!grounds) throw AuthenticationRequired();
    await expectAllowed(tx, user.id, 'mentoring');
    const now = clock();
    const member = { role: grounds.role, is_premium: isPremium(grounds, now) };
    if (!hasAllOfPremium(member)) throw MentoringPremium();
    if ((await queries.countOpenOf(tx, user.id)) >= OPEN_REQUESTS_MAX) throw MentoringLimit();
    const row = await queries.insertThread(tx, {
      ...about,
      kind,
      language,
      check,
      own_files,
      learner_id: user.id,
      created_at: now,
      updated_at: now,
      held_at: held_for && now,
    });
    const thread_id = row.id;
    await insertVersion(tx, { thread_id, number: 1, files, origin: 'request', created_at: now });
    await insertMessage(tx, {
      thread_id,
      author_id: user.id,
      author: 'learner',
      text: text.trim(),
      version: 1,
      created_at: now,
      held_for,
      state: held_for ? ('held' as const) : ('shown' as const),
    });
    return viewOf(tx, row, 'learner', now);
  });
}

/**
 * Returns the thread to one of its two sides, for whom it counts as read; a mentor's reading is recorded. Throws
 * ThreadNotFound.
 */
export async function readThread(deps: MentoringDeps, userId: string, id: string): Promise<Thread> {
  const { db, clock } = deps;
  const now = clock();
  const row = await queries.selectThread(db, userId, id, now);
  if (!row) throw ThreadNotFound();
  const viewer = row.learner_id === userId ? 'learner' : 'mentor';
  if (row[`${viewer}_unread_since`]) await queries.updateThread(db, id, readBy(viewer));
  if (viewer === 'learner') return viewOf(db, row, viewer, now);
  await insertAccess(db, {
    thread_id: id,
    actor_id: userId,
    role: viewer,
    action: 'read',
    at: now,
  });
  return viewOf(db, row, viewer, now);
}

/**
 * Returns the files that the exercise of a thread gives its program, for one of the two sides. They are read from the
 * lesson as it is now: none where there is no such exercise any more. Throws ThreadNotFound.
 */
export async function readThreadFiles(
  { db, clock }: MentoringDeps,
  userId: string,
  id: string,
): Promise<PreviewFile[]> {
  const row = await queries.selectThread(db, userId, id, clock());
  if (!row) throw ThreadNotFound();
  const lesson = row.lesson_id === null ? null : await prepareActiveLesson(db)(row.lesson_id);
  const exercise = lesson?.exercises.find((one) => one.id === row.exercise_id);
  if (!exercise || !isChecked(exercise)) return [];
  return filesIn(exercise, row.language).files ?? [];
}

/** Closes a thread for either side; repeating it changes nothing. Throws ThreadNotFound. */
export function closeThread(
  { db, clock }: MentoringDeps,
  userId: string,
  id: string,
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const now = clock();
    const row = await queries.lockThread(tx, userId, id, now);
    if (!row) throw ThreadNotFound();
    const viewer = row.learner_id === userId ? 'learner' : 'mentor';
    if (row.closed_at) return viewOf(tx, row, viewer, now);
    await queries.updateThread(tx, id, { closed_at: now, updated_at: now });
    if (viewer === 'mentor') {
      await insertAccess(tx, {
        thread_id: id,
        actor_id: userId,
        role: viewer,
        action: 'close',
        at: now,
      });
    }
    return viewOf(tx, { ...row, closed_at: now, updated_at: now }, viewer, now);
  });
}

/** Returns the requests that wait for a mentor, without the code. Throws what `expectMentor` throws. */
export async function listQueue(
  deps: MentoringDeps,
  userId: string,
  filters: queries.QueueFilters,
): Promise<QueueEntry[]> {
  await expectMentor(deps, userId);
  const { db, clock } = deps;
  const now = clock();
  const found = await queries.selectQueue(db, userId, now, filters);
  return found.map(({ thread, name, xp, question }) => {
    const summary = summaryOf(thread, now);
    const mine = thread.mentor_id === userId && summary.state !== 'waiting';
    return {
      ...summary,
      learner: { first_name: firstNameOf(name), level: levelOf(xp) },
      question: question ?? '',
      mine,
      unread: mine && thread.mentor_unread_since !== null,
    };
  });
}

/**
 * Gives a request to the mentor who claims it first. Throws ThreadNotFound, AlreadyClaimed or what `expectMentor`
 * throws.
 */
export async function claimThread(
  deps: MentoringDeps,
  userId: string,
  id: string,
): Promise<Thread> {
  await expectMentor(deps, userId);
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const now = clock();
    const row = await queries.claim(tx, userId, id, now);
    if (row) {
      await insertAccess(tx, {
        thread_id: id,
        actor_id: userId,
        role: 'mentor',
        action: 'claim',
        at: now,
      });
      return viewOf(tx, row, 'mentor', now);
    }
    const own = await queries.selectThread(tx, userId, id, now);
    if (own && own.learner_id !== userId) return viewOf(tx, own, 'mentor', now);
    throw (await queries.isOpenOfOthers(tx, userId, id)) ? AlreadyClaimed() : ThreadNotFound();
  });
}

/** Releases a claimed thread. Throws ThreadNotFound when the caller is not its mentor. */
export function releaseThread(
  { db, clock }: MentoringDeps,
  userId: string,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const row = await queries.lockThread(tx, userId, id, now);
    if (!row || row.mentor_id !== userId || row.closed_at) throw ThreadNotFound();
    await queries.updateThread(tx, id, { mentor_id: null, due_from: null, updated_at: now });
    await insertAccess(tx, {
      thread_id: id,
      actor_id: userId,
      role: 'mentor',
      action: 'release',
      at: now,
    });
  });
}
