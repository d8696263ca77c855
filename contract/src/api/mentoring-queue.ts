import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Language } from './language.ts';
import { Persona, SUMMARY, Thread, ThreadParams } from './mentoring.ts';
import { ProjectKind } from './projects.ts';

/** A request in the queue: without the code until it is claimed. `mine`: claimed by the calling mentor. */
export const QueueEntry = Type.Object({
  ...SUMMARY,
  learner: Persona,
  question: Type.String(),
  mine: Type.Boolean(),
  /** True if the learner wrote something that the mentor of this thread has not read. */
  unread: Type.Boolean(),
});
export type QueueEntry = Static<typeof QueueEntry>;

export const listQueue = endpoint({
  method: 'GET',
  path: '/mentoring/queue',
  access: 'member',
  summary:
    'Requests that wait for a mentor, the oldest first, and those the mentor has claimed: 403 mentors_only or conduct_required.',
  query: Type.Object({ language: Type.Optional(Language), kind: Type.Optional(ProjectKind) }),
  answer: Type.Array(QueueEntry),
});

export const claimThread = endpoint({
  method: 'POST',
  path: '/mentoring/threads/:id/claim',
  access: 'member',
  summary:
    'Takes a request from the queue: one mentor gets it, 409 already_claimed for the others.',
  params: ThreadParams,
  answer: Thread,
});

export const releaseThread = endpoint({
  method: 'POST',
  path: '/mentoring/threads/:id/release',
  access: 'member',
  summary: 'Gives a claimed request back to the queue.',
  params: ThreadParams,
  answer: Done,
});
