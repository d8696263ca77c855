import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { endpoint } from './endpoint.ts';

/** Links of one lesson that are asked for at most. */
export const CHECKED_LINKS_MAX = 50;

/**
 * `moved`: it answers at another address, for good; `dead`: there is nothing, or no such host; `no_answer`: nothing that
 * tells, such as a refusal of robots; `not_asked`: an address that is not public.
 */
const LINK_STATES = ['ok', 'moved', 'dead', 'no_answer', 'not_asked'] as const;

export const CheckedLink = Type.Object({
  address: Type.String(),
  state: Type.Unsafe<(typeof LINK_STATES)[number]>(Type.Enum([...LINK_STATES])),
  /** The status of the last answer, if there was one. */
  status: Type.Union([Type.Integer(), Type.Null()]),
  /** The address to which a link that has moved leads now. */
  to: Type.Union([Type.String(), Type.Null()]),
});
export type CheckedLink = Static<typeof CheckedLink>;

export const checkLessonLinks = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/link-checks',
  access: 'admin',
  summary: `Asks for the links of a saved lesson to other sites, ${CHECKED_LINKS_MAX} at most, and says what answers. It may take a minute.`,
  params: Type.Object({ id: Slug }),
  answer: Type.Object({
    links: Type.Array(CheckedLink),
    /** Links that were not asked for, since there are too many. */
    left_out: Type.Integer(),
  }),
});
