import Type, { type Static } from 'typebox';
import { Name } from './accounts.ts';
import { Moment, MomentOrNull } from './admin-lists.ts';
import { ListedCertificate } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Language } from './language.ts';

/** Characters of why a name is wrong, and of why a request was declined. */
export const NAME_WHY_MAX_LENGTH = 300;
export const NAME_WORDS_MAX_LENGTH = 500;

/** Open requests that administrators see at once, the oldest first. */
export const NAME_REQUESTS_SHOWN = 50;

export const NameRequestState = Type.Enum(['waiting', 'accepted', 'declined']);
export type NameRequestState = Static<typeof NameRequestState>;

/** A member's latest request for another name on all of their certificates, with its outcome. */
export const NameRequest = Type.Object({
  name: Type.String(),
  why: Type.String(),
  state: NameRequestState,
  requested_at: Moment,
  decided_at: MomentOrNull,
  /** The reason for declining it, in the words of an administrator. */
  words: Type.String(),
});
export type NameRequest = Static<typeof NameRequest>;

export const readNameRequest = endpoint({
  method: 'GET',
  path: '/user/certificate-name',
  access: 'member',
  summary: 'What the member asked last about the name on their certificates; null without it.',
  answer: Type.Object({ request: Type.Union([NameRequest, Type.Null()]) }),
});

export const requestName = endpoint({
  method: 'PUT',
  path: '/user/certificate-name',
  access: 'member',
  summary:
    'Asks for another name on all certificates of the member, in the place of what was asked before. 409 no_certificate or name_is_right, 422 name_contact.',
  body: Type.Object({ name: Name, why: Type.String({ maxLength: NAME_WHY_MAX_LENGTH }) }),
  answer: NameRequest,
});

export const withdrawNameRequest = endpoint({
  method: 'DELETE',
  path: '/user/certificate-name',
  access: 'member',
  summary: 'Withdraws the request that waits, if there is one.',
  answer: Done,
});

/** A request that waits, with the certificates that it is about. */
export const AdminNameRequest = Type.Object({
  id: Type.String(),
  user: Type.Object({
    id: Type.String(),
    /** The present name of the account. */
    name: Type.String(),
    /** The language that the member reads: words to them are written in it. */
    language: Language,
  }),
  name: Type.String(),
  why: Type.String(),
  requested_at: Moment,
  certificates: Type.Array(ListedCertificate),
});
export type AdminNameRequest = Static<typeof AdminNameRequest>;

export const listNameRequests = endpoint({
  method: 'GET',
  path: '/admin/name-requests',
  access: 'admin',
  summary: 'Requests for another name on certificates that wait, the oldest first, 50 at most.',
  answer: Type.Array(AdminNameRequest),
});

export const decideNameRequest = endpoint({
  method: 'POST',
  path: '/admin/users/:id/name-request',
  access: 'admin',
  summary:
    'Accepts a request, which corrects the name on all certificates of the member, or declines it with a reason; the member gets a mail. 409 name_request_gone when it does not wait any more.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    request_id: Type.String({ format: 'uuid' }),
    decision: Type.Enum(['accept', 'decline']),
    /** Needed to decline it. */
    words: Type.String({ maxLength: NAME_WORDS_MAX_LENGTH }),
  }),
  answer: Done,
});
