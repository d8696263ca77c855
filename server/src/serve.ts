import type { Access, Endpoint, Input } from '@codivia/contract/api/endpoint';
import { ErrorAnswer } from '@codivia/contract/api/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { SessionUser } from './plugins/session.ts';
import { countWith, type RouteLimit } from './route-limits.ts';

/** One part of the checked input. */
type Part<E, Name extends string> =
  Input<E> extends infer Parts
    ? Name extends keyof Parts
      ? NonNullable<Parts[Name]>
      : never
    : never;

/** The argument of a handler: the checked input, and the caller. */
export type Call<E extends Endpoint> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  user: E extends Endpoint<TSchema, TSchema, TSchema, TSchema, infer Who>
    ? Who extends 'everyone'
      ? null
      : SessionUser
    : never;
  request: FastifyRequest;
  reply: FastifyReply;
};

const ERROR_ANSWERS = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/**
 * Returns the schemas of an endpoint in the form that the framework wants. The public API has a description of its own.
 */
function schemaOf(endpoint: Endpoint) {
  return {
    hide: endpoint.access === 'token',
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: endpoint.answer, ...endpoint.failures, ...ERROR_ANSWERS },
  };
}

export type Admission = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | void;

/** Returns the check that admits a caller before the body is read; undefined where everyone may call. */
function admissionOf(app: FastifyInstance, access: Access): Admission | undefined {
  if (access === 'everyone') return undefined;
  const { admin, member } = app.session;
  return async (request) => {
    request.user = await (access === 'admin' ? admin(request) : member(request));
  };
}

/** The options of a route that differ from the defaults. */
export interface RouteOptions {
  /** Largest request body, in bytes; the server's own limit when unset. */
  bodyLimit?: number;
  /** The rate limit of the route; of several limits each counts. */
  limit?: RouteLimit | RouteLimit[];
}

export type Handling<C, A> = (call: C) => Promise<A | FastifyReply> | A | FastifyReply;

/** The arguments of `serve` behind the endpoint: options if there are any, then the handler. */
export type Served<C, A> = [Handling<C, A>] | [RouteOptions, Handling<C, A>];

/** Adds an endpoint behind an admission to the server; `serve` and its relatives call this function. */
export function route<C, A>(
  app: FastifyInstance,
  endpoint: Endpoint,
  admission: Admission | undefined,
  ...served: Served<C, A>
): void {
  const [{ limit = [], ...options }, handler] = served.length === 1 ? [{}, ...served] : served;
  app.route({
    ...options,
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    ...(admission ? { onRequest: async (request, reply) => admission(request, reply) } : {}),
    preHandler: [limit].flat().map((one) => countWith(app, one)),
    handler: (request, reply) => {
      // Answers that everybody may cache set this header themselves.
      reply.header('cache-control', 'no-store');
      const { params, query, body, user } = request;
      const answer = handler({ params, query, body, user, request, reply } as C);
      // A handler that has sent its answer itself returns the reply: nothing more is sent.
      return answer === reply ? undefined : answer;
    },
  });
}

/**
 * Adds an endpoint of the contract to the server. Input is validated, callers without the right are refused, and the
 * answer carries only the fields that the contract names.
 */
export function serve<
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  A extends TSchema,
  const Who extends Exclude<Access, 'token' | 'parent'>,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A, Who>,
  ...served: Served<Call<Endpoint<P, Q, B, A, Who>>, Static<A>>
): void {
  route(app, endpoint as unknown as Endpoint, admissionOf(app, endpoint.access), ...served);
}
