import type { ErrorAnswer } from '@codivia/contract/api/errors';
import type { Bilingual } from '@codivia/contract/api/language';

/** A failure to answer with: an HTTP status, a stable code, and the text for people. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: Bilingual;
  /** Number of seconds after which trying again makes sense. */
  retryAfter: number | undefined;

  constructor(status: number, code: string, detail: Bilingual) {
    super(detail.en);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }

  answer(): ErrorAnswer {
    return { detail: this.detail, message: this.detail.en, code: this.code };
  }
}

/** A failure whose answer has further fields: `extra`, beside the usual ones. */
export class ReportedProblem extends Problem {
  readonly extra: object;

  constructor(status: number, code: string, detail: Bilingual, extra: object) {
    super(status, code, detail);
    this.extra = extra;
  }

  override answer(): ErrorAnswer {
    return { ...this.extra, ...super.answer() };
  }
}

/**
 * Makes the factory of the refusal of a save that began from an older revision. It is thrown with the state that is
 * stored now, which is also in the answer under the name of the subject (contract/src/api/errors.ts).
 */
export function conflict<State>(
  subject: string,
  detail: Bilingual,
): (current: State) => ReportedProblem {
  return (current) =>
    new ReportedProblem(409, `${subject}_changed`, detail, { current, [subject]: current });
}

/** Makes the factory of one failure, to be thrown by its name: `throw LessonNotFound()`. */
export function problem(status: number, code: string, detail: Bilingual): () => Problem {
  return () => new Problem(status, code, detail);
}

/**
 * Makes the factory of a failure that passes by itself. It is thrown with the seconds until the next attempt may
 * succeed; without them `pause` is used, if there is one.
 */
export function temporaryProblem(
  status: number,
  code: string,
  detail: Bilingual,
  pause?: number,
): (seconds?: number) => Problem {
  return (seconds = pause) => {
    const made = new Problem(status, code, detail);
    made.retryAfter = seconds;
    return made;
  };
}

export const BadRequest = (fr: string, en: string) => new Problem(400, 'bad_request', { fr, en });

export const NotFound = problem(404, 'not_found', {
  fr: 'Cette adresse ne mène à rien.',
  en: 'There’s nothing at this address.',
});

export const AuthenticationRequired = problem(401, 'authentication_required', {
  fr: 'Connexion requise : jeton absent, expiré ou révoqué.',
  en: 'Not authenticated: the token is missing, expired or revoked.',
});

export const AdminsOnly = problem(403, 'admins_only', {
  fr: 'Accès refusé : réservé aux administrateurs',
  en: 'Access denied: administrators only',
});

export const MalformedRequest = problem(400, 'malformed_request', {
  fr: 'La demande est mal formée.',
  en: 'The request is malformed.',
});

export const RequestTimeout = problem(408, 'request_timeout', {
  fr: 'La demande a mis trop de temps à arriver.',
  en: 'The request took too long to arrive.',
});

export const HeadersTooLarge = problem(431, 'headers_too_large', {
  fr: 'L’adresse ou les en-têtes de la demande sont trop longs.',
  en: 'The address or the headers of the request are too long.',
});

/** The body of a request is larger than `limit`, in bytes. */
export function BodyTooLarge(limit: number): Problem {
  const kibibytes = Math.floor(limit / 1024);
  return new Problem(413, 'body_too_large', {
    fr: `Cet envoi est trop volumineux (${kibibytes} Kio au plus).`,
    en: `What you are sending is too large (${kibibytes} KiB at most).`,
  });
}

export const UnsupportedMediaType = problem(415, 'unsupported_media_type', {
  fr: 'Seul le JSON est accepté (application/json).',
  en: 'Only JSON is accepted (application/json).',
});

export const MalformedJson = problem(400, 'malformed_json', {
  fr: 'Le JSON envoyé est mal formé.',
  en: 'The JSON you sent is malformed.',
});

export const TooManyRequests = temporaryProblem(429, 'too_many_requests', {
  fr: 'Trop de demandes : il faut attendre un peu.',
  en: 'Too many requests: try again a little later.',
});

export const Overloaded = problem(503, 'overloaded', {
  fr: 'Le service est surchargé : cela ira mieux dans un instant.',
  en: 'The service is overloaded: try again in a moment.',
});

export const DatabaseUnavailable = temporaryProblem(
  503,
  'database_away',
  {
    fr: 'Codivia n’a pas accès à ses données pour le moment : il faut patienter un instant.',
    en: 'Codivia can’t reach its data at the moment: try again in a moment.',
  },
  5,
);

export const Stopping = problem(503, 'stopping', {
  fr: 'Ce processus s’arrête : un autre prend le relais.',
  en: 'This process is stopping: another one takes over.',
});

export const Unexpected = problem(500, 'unexpected', {
  fr: 'Une erreur inattendue est survenue de notre côté.',
  en: 'Something unexpected went wrong on our side.',
});
