import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Moment, Person } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

/** The time between two signs of life of the panel, in milliseconds. */
export const PRESENCE_BEAT_MS = 15_000;
/** The time after which somebody who gives none counts as gone, in milliseconds. */
export const PRESENCE_ENDS_MS = 45_000;

/** An administrator who has the same lesson open. */
export const Colleague = Type.Object({
  person: Person,
  since: Moment,
  /** True while they have changes that are not saved. */
  is_editing: Type.Boolean(),
});
export type Colleague = Static<typeof Colleague>;

const params = Type.Object({ id: Slug });

export const keepPresence = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/presence',
  access: 'admin',
  summary: 'Says that the caller has a lesson open, and returns who else has.',
  params,
  body: Type.Object({ is_editing: Type.Boolean() }),
  answer: Type.Array(Colleague),
});

export const endPresence = endpoint({
  method: 'DELETE',
  path: '/admin/lessons/:id/presence',
  access: 'admin',
  summary: 'Says that the caller has closed a lesson. Repeating it changes nothing.',
  params,
  answer: Done,
});
