import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import {
  BadRequest,
  BodyTooLarge,
  DatabaseUnavailable,
  MalformedJson,
  MalformedRequest,
  NotFound,
  Overloaded,
  Problem,
  TooManyRequests,
  Unexpected,
  UnsupportedMediaType,
} from '../errors.ts';
import { describeInvalidInput } from './invalid-input.ts';

/**
 * PostgreSQL's codes for text it cannot store, such as a NUL character, for a value out of range, and for one that it does
 * not know, such as a time zone.
 */
const BAD_VALUE_CODES = new Set([
  '22021',
  '22P05',
  '22P02',
  '22003',
  '22023',
  '22007',
  '22008',
  '22009',
]);

function postgresCode(error: FastifyError): string {
  const cause = error.cause as { code?: unknown } | undefined;
  return typeof cause?.code === 'string' ? cause.code : '';
}

/** Returns the failure of ours that a thrown error represents. */
function problemOf(error: FastifyError, bodyLimit: number): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) return describeInvalidInput(error);
  if (BAD_VALUE_CODES.has(postgresCode(error))) {
    return BadRequest(
      'Une valeur envoyée n’est pas acceptée.',
      'A value you sent is not accepted.',
    );
  }
  if (isDatabaseUnavailable(error)) return DatabaseUnavailable();
  if (error.statusCode === 413) return BodyTooLarge(bodyLimit);
  if (error.statusCode === 415) return UnsupportedMediaType();
  if (error.statusCode === 429) return TooManyRequests();
  if (error.statusCode === 503) return Overloaded();
  if (error.statusCode === 404) return NotFound();
  if (error.code?.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) return MalformedJson();
  if (error.statusCode && error.statusCode < 500) {
    return MalformedRequest();
  }
  return Unexpected();
}

/**
 * Tells whether the client has left before the end of its request: then nobody is answered, and nothing of ours has
 * failed.
 */
const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Answers every error as `{ detail: { fr, en }, message, code }`, never with a stack trace. */
export const errorAnswers = plugin(async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = hasHungUp(request)
      ? MalformedRequest()
      : problemOf(error, request.routeOptions.bodyLimit);
    if (problem.status >= 500 && problem.code === 'unexpected') {
      request.log.error({ err: error }, 'unexpected failure');
    }
    if (problem.code === 'database_away') {
      request.log.error({ err: error }, 'the database does not answer');
    }
    reply.header('cache-control', 'no-store');
    if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
    return reply.status(problem.status).send(problem.answer());
  });
});
