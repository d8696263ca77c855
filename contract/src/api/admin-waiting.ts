import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Numbers of things that wait for an administrator. */
export const Waiting = Type.Object({
  /** Lessons that wait for a review by the caller, and those that could not be published when it was planned. */
  lessons: Type.Integer(),
  /** Open questions to the team. */
  help: Type.Integer(),
  /** Mentoring threads with messages that are held or were reported. */
  mentoring: Type.Integer(),
  /** Published projects that were reported, or whose author appeals. */
  projects: Type.Integer(),
  /** Requests for the capability of a teacher. */
  teachers: Type.Integer(),
  /** Requests for another name on certificates. */
  names: Type.Integer(),
});
export type Waiting = Static<typeof Waiting>;

export const readWaiting = endpoint({
  method: 'GET',
  path: '/admin/waiting',
  access: 'admin',
  summary: 'How much waits for an administrator, in each queue.',
  answer: Waiting,
});
