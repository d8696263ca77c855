import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

const Moment = Type.String({ format: 'date-time' });
const NameOrNull = Type.Union([Type.String(), Type.Null()]);

/** A sign-in on one device. */
export const Session = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /**
   * The names of the browser and its system as the browser reports them, e.g. Firefox and Windows; null when it does
   * not.
   */
  browser: NameOrNull,
  system: NameOrNull,
  created_at: Moment,
  /** The time of its last use, to the quarter of an hour. */
  used_at: Moment,
  /** True for the session that asks. */
  is_current: Type.Boolean(),
});
export type Session = Static<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  summary: "The member's open sessions, the one that asks first, then the latest used.",
  answer: Type.Array(Session),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  access: 'member',
  summary: "Ends all of the member's sessions but the one that asks.",
  answer: Done,
});

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'member',
  summary: "Ends one of the member's sessions; 404 for anybody else's.",
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  answer: Done,
});
