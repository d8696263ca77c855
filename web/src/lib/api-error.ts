import type { Bilingual, Language } from '@codivia/contract/api/language';
import { keepTogether } from '@codivia/contract/text/format';

/** The server's description of a failure: text, a text in one or both languages, or nothing. */
export type Detail = string | Partial<Bilingual> | null;

/** A call that failed. `status` is the HTTP status, or 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: Detail;
  /** The whole answer of the server, for failures with more details than others. */
  readonly answer: unknown;
  /** The id of the request, by which the team finds a failure of the server in its logs. */
  reference: string | undefined;
  /** The time that the server requests before the call is made again, in milliseconds. */
  retryAfter: number | undefined;

  constructor(status: number, code: string, detail: Detail, message: string, answer?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.answer = answer;
  }
}

export const UNREACHABLE = 'unreachable';

const NO_ANSWER: Bilingual = {
  fr: 'Impossible de joindre Codivia. Vérifie ta connexion et réessaie.',
  en: 'Codivia cannot be reached. Check your connection and try again.',
};

/** Returns the failure of a call that got no answer: no network, or too slow. */
export function unreachable(cause: unknown): ApiError {
  const error = new ApiError(0, UNREACHABLE, NO_ANSWER, NO_ANSWER.en);
  error.cause = cause;
  return error;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function detailOf(value: unknown): Detail {
  if (!isRecord(value)) return text(value) ?? null;
  const [fr, en] = [text(value.fr), text(value.en)];
  return fr || en ? { ...(fr ? { fr } : {}), ...(en ? { en } : {}) } : null;
}

/** Makes an error from the server's answer with `status` and these headers. */
export function apiErrorOf(status: number, answer: unknown, headers?: Headers): ApiError {
  const known = isRecord(answer) ? answer : {};
  const error = new ApiError(
    status,
    text(known.code) ?? `status_${status}`,
    detailOf(known.detail),
    text(known.message) ?? '',
    answer,
  );
  if (status >= 500) error.reference = text(headers?.get('x-request-id'));
  error.retryAfter = Number(headers?.get('retry-after')) * 1000 || undefined;
  return error;
}

/**
 * Returns the reference of a server failure for the team; undefined for other failures, whose messages tell how to
 * continue.
 */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.reference : undefined;
}

/** True when the server answered that there is nothing at this address; other failures may be temporary. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

function generic(error: unknown, language: Language): string {
  const status = error instanceof ApiError && error.status > 0 ? ` (${error.status})` : '';
  return language === 'fr'
    ? `Codivia a un problème en ce moment${status}. Réessaie dans un instant.`
    : `Codivia is having a problem${status}. Try again in a moment.`;
}

function wordsOf(error: unknown, language: Language): string {
  if (!(error instanceof ApiError)) return generic(error, language);
  const { detail, message } = error;
  if (typeof detail === 'string') return detail;
  return detail?.[language] ?? detail?.fr ?? detail?.en ?? (message || generic(error, language));
}

/**
 * The message about a failure for a reader of `language` (docs/product.md#error-answers): the detail in their
 * language, else in French, else in English; else the message; else a generic text with the status.
 */
export function messageFor(error: unknown, language: Language): string {
  return keepTogether(wordsOf(error, language));
}

/** True when any text of the failure mentions a token (docs/product.md#sessions). */
export function mentionsToken(error: ApiError): boolean {
  const { detail } = error;
  const texts = typeof detail === 'string' ? [detail] : [detail?.fr, detail?.en];
  return [...texts, error.message].some(
    (sentence) => sentence && /\b(token|jeton)\b/i.test(sentence),
  );
}
