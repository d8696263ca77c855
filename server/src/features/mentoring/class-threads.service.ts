import type * as contract from '@codivia/contract/api/class-threads';
import type { ClassThread } from '@codivia/contract/api/class-threads';
import type { Input } from '@codivia/contract/api/endpoint';
import { MESSAGES_MAX, type Thread, VERSIONS_MAX } from '@codivia/contract/api/mentoring';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import { isOwnProgram } from '@codivia/contract/exercises/own-program';
import { type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import { WorkNotFound } from '../class-lessons/class-lessons.errors.ts';
import {
  lockMember,
  selectOpenThread,
  type WorkPlace,
} from '../class-lessons/pupil-work.queries.ts';
import { findWork, latestWork } from '../class-lessons/pupil-work.service.ts';
import { recordAccess } from '../classes/class-accesses.queries.ts';
import { ClassNotFound } from '../classes/classes.errors.ts';
import { isTeacherOf, selectClassThreads } from './class-threads.queries.ts';
import { doubtIn, doubtInFiles, doubtTogether } from './contents.ts';
import { NotCodeOfThread, ThreadFull } from './mentoring.errors.ts';
import { addVersion, hold, linesOf, show, textsOf } from './messages.service.ts';
import { selectMessages, selectVersions } from './thread-messages.queries.ts';
import { summaryOf, viewOf } from './thread-view.ts';
import { insertThread, lockAnyThread, type ThreadRow, updateThread } from './threads.queries.ts';
import { type MentoringDeps, textOf } from './threads.service.ts';

type Comment = Input<typeof contract.commentWork>['body'];

/** Returns the comments on programs of a class. Throws ClassNotFound. */
export async function listClassThreads(
  { db, clock }: MentoringDeps,
  teacherId: string,
  classId: string,
): Promise<ClassThread[]> {
  if (!(await isTeacherOf(db, teacherId, classId))) throw ClassNotFound();
  const now = clock();
  const found = await selectClassThreads(db, teacherId, classId);
  return found.map(({ thread, pupil }) => ({
    ...summaryOf(thread, now),
    pupil,
    unread: thread.mentor_unread_since !== null,
  }));
}

/** Returns the open thread about a pupil's work, which is begun if there is none. */
async function threadOf(
  tx: Db,
  place: WorkPlace,
  { learner_id, begin }: { learner_id: string; begin: () => Promise<ThreadRow> },
): Promise<ThreadRow> {
  await lockMember(tx, place.memberId);
  const open = await selectOpenThread(tx, place, learner_id);
  return (open && (await lockAnyThread(tx, open))) || begin();
}

/** Returns the number of the version with these files, which is added if it is not the latest. Throws ThreadFull. */
async function versionOf(tx: Db, thread: ThreadRow, files: ProgramFiles, now: Date) {
  const versions = await selectVersions(tx, thread.id);
  const latest = versions.at(-1);
  if (latest && sameFiles(latest.files, files)) return latest.number;
  if (versions.length >= VERSIONS_MAX) throw ThreadFull();
  return addVersion(tx, thread.id, files, now);
}

/**
 * Writes a teacher's comment on a pupil's program: into the open thread of this exercise, or a new one, which only
 * teachers begin (docs/product.md#class-comments). The rules of messages of mentoring hold for it. Throws ClassNotFound,
 * WorkNotFound, NotCodeOfThread, CodeTooLarge, ContactRefused or ThreadFull.
 */
export function commentWork(
  { db, clock, jobs, host }: MentoringDeps,
  teacherId: string,
  place: WorkPlace,
  { files, text, place: line }: Comment,
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const now = clock();
    const found = await findWork(tx, teacherId, place, now);
    const { facts, language, written } = await latestWork(tx, place, found);
    const { kind } = written;
    if (kind === null || written.files === null) throw WorkNotFound();
    const given = textOf(found.exercise);
    const known = Object.entries(written.files).map(([name, own]) => [name, `${own}\n${given}`]);
    const inFiles = doubtInFiles(kind, files, host, Object.fromEntries(known));
    const doubt = doubtIn('text', text, host) ?? inFiles;
    if (line && linesOf(files, line.file) < line.line) throw NotCodeOfThread();
    const learner_id = found.member.user_id;
    const exercise = localiseExercise(found.exercise, language);
    const begin = () =>
      insertThread(tx, {
        learner_id,
        class_id: place.classId,
        title: 'title' in exercise ? exercise.title : '',
        kind,
        language,
        lesson_id: place.lesson,
        exercise_id: place.exercise,
        own_program: isOwnProgram(exercise),
        check: facts.last_check && {
          passed: facts.last_check.passed,
          message: facts.last_check.message,
        },
        created_at: now,
        updated_at: now,
      });
    const row = await threadOf(tx, place, { learner_id, begin });
    const version = await versionOf(tx, row, files, now);
    const messages = await selectMessages(tx, row.id);
    if (messages.length >= MESSAGES_MAX) throw ThreadFull();
    const message = {
      thread_id: row.id,
      author_id: teacherId,
      author: 'mentor' as const,
      text: text.trim(),
      version,
      file: line?.file ?? null,
      line: line?.line ?? null,
      created_at: now,
    };
    const opened = { row, viewer: 'mentor' as const, now };
    const held_for = doubt ?? doubtTogether(textsOf(messages, 'mentor'), text, host);
    if (!held_for) await show(tx, jobs, opened, message);
    else {
      await hold(tx, opened, { ...message, held_for });
      if (messages.length === 0) await updateThread(tx, row.id, { held_at: now });
    }
    const access = {
      class_id: place.classId,
      actor_id: teacherId,
      action: 'comment',
      at: now,
    } as const;
    await recordAccess(tx, access, [place.memberId]);
    const after = await lockAnyThread(tx, row.id);
    return viewOf(tx, after ?? row, 'mentor', now);
  });
}
