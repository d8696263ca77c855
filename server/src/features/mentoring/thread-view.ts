import { levelOf } from '@codivia/contract/api/experience';
import type {
  AuthorRole,
  Thread,
  ThreadMessage,
  ThreadState,
  ThreadSummary,
} from '@codivia/contract/api/mentoring';
import { startsWithPlatform } from '@codivia/contract/text/contacts/platforms';
import type { Db } from '../../db/connect.ts';
import { type ClassPeople, selectClassPeople } from './class-threads.queries.ts';
import {
  type MessageRow,
  selectMessages,
  selectVersions,
  type VersionRow,
} from './thread-messages.queries.ts';
import { overdueBefore, selectPeople, type ThreadRow } from './threads.queries.ts';

/**
 * Returns the first word of a name, where it can be a name and is no account elsewhere; nothing else of the name is
 * shown (docs/product.md#mentoring-safety).
 */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const isName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first);
  return isName && !startsWithPlatform(first) ? first : '';
}

/** Returns the state of a thread at a moment: who has it. */
export function stateOf(row: ThreadRow, now: Date): ThreadState {
  if (row.closed_at) return 'closed';
  if (row.class_id !== null) return row.due_from === null ? 'answered' : 'claimed';
  if (row.mentor_id === null) return 'waiting';
  if (row.due_from === null) return 'answered';
  return row.due_from < overdueBefore(now) ? 'waiting' : 'claimed';
}

export function summaryOf(row: ThreadRow, now: Date): ThreadSummary {
  const { id, title, kind, language, created_at, updated_at } = row;
  return {
    id,
    title,
    kind,
    language,
    state: stateOf(row, now),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export function versionOf({ number, files, origin, created_at }: VersionRow) {
  return { number, files, origin, created_at: created_at.toISOString() };
}

/** A message with its contents. */
export function wholeMessage(message: MessageRow, name: string | null): ThreadMessage {
  const { id, author, state, text, version, file, line, files, proposal, created_at } = message;
  return {
    id,
    author,
    state,
    text,
    version,
    first_name: name === null ? null : firstNameOf(name),
    place: file !== null && line !== null ? { file, line } : null,
    // Held code of a learner is no version yet.
    proposal: files ? { files, state: proposal ?? 'open' } : null,
    created_at: created_at.toISOString(),
  };
}

/** Returns a message as one side sees it: nothing of a hidden one; a held one is visible to its writer only. */
function shownMessage(
  message: MessageRow,
  name: string | null,
  viewer: AuthorRole,
): ThreadMessage[] {
  const { state, author } = message;
  const whole = wholeMessage(message, name);
  if (state === 'held') return author === viewer ? [whole] : [];
  return state === 'shown' ? [whole] : [{ ...whole, text: '', place: null, proposal: null }];
}

/** An exercise without a lesson is a challenge. */
function placeOf(lesson_id: string | null, id: string | null) {
  const isChallenge = lesson_id === null;
  return { exercise_id: isChallenge ? null : id, challenge_id: isChallenge ? id : null };
}

/** Names the writer of a message in a class as it knows them; null once that account is deleted. */
function writerOf(people: ClassPeople, { author, author_id }: MessageRow): string | null {
  if (author_id === null) return null;
  return author === 'mentor' ? (people.teachers?.[author_id] ?? people.name) : people.learner;
}

/** Returns what a thread of a class shows in place of a mentor. */
function inClass({ id, name, teachers }: ClassPeople) {
  const [teacher = name] = Object.values(teachers ?? {});
  return { class: { id, name }, mentor: { first_name: teacher } };
}

/** Returns a thread as one of its two sides sees it. */
export async function viewOf(
  db: Db,
  row: ThreadRow,
  viewer: AuthorRole,
  now: Date,
): Promise<Thread> {
  const { lesson_id, exercise_id, own_program, check, own_files } = row;
  const project_id = viewer === 'learner' ? row.project_id : null;
  const people = await selectPeople(db, row);
  const ofClass = row.class_id === null ? undefined : await selectClassPeople(db, row);
  const versions = await selectVersions(db, row.id);
  const messages = await selectMessages(db, row.id);
  const state = stateOf(row, now);
  const mentor = state === 'waiting' ? null : people.mentor;
  return {
    ...summaryOf(row, now),
    viewer,
    check,
    own_files,
    source: { ...placeOf(lesson_id, exercise_id), lesson_id, project_id, own_program },
    learner: {
      first_name: ofClass?.learner ?? firstNameOf(people.learner),
      level: levelOf(people.xp),
    },
    mentor: mentor === null ? null : { first_name: firstNameOf(mentor) },
    versions: versions.map(versionOf),
    messages: messages.flatMap(({ message, name }) =>
      shownMessage(message, name, viewer).map((shown) => ({
        ...shown,
        ...(ofClass && { first_name: writerOf(ofClass, message) }),
      })),
    ),
    ...(ofClass && inClass(ofClass)),
  };
}
