import type { Access, Endpoint, Input } from '@codivia/contract/endpoint';
import { ErrorAnswer } from '@codivia/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { SessionUser } from './plugins/session.ts';

/** What a handler is given: the checked input, and who is calling. */
export type Call<E extends Endpoint> = {
  params: NonNullable<Input<E>['params']>;
  query: NonNullable<Input<E>['query']>;
  body: NonNullable<Input<E>['body']>;
  user: E extends Endpoint<TSchema, TSchema, TSchema, TSchema, infer Who>
    ? Who extends 'everyone'
      ? null
      : SessionUser
    : never;
  request: FastifyRequest;
  reply: FastifyReply;
};

const ERROR_ANSWERS = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** The schemas an endpoint declares, as the framework wants them. */
function schemaOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: endpoint.answer, ...ERROR_ANSWERS },
  };
}

function admit(app: FastifyInstance, access: Access, request: FastifyRequest) {
  if (access === 'everyone') return null;
  return access === 'admin' ? app.session.admin(request) : app.session.member(request);
}

/**
 * Puts an endpoint of the contract on the server. Input is validated, callers without the right are
 * refused, and the answer carries only what the contract names.
 */
export function serve<
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  A extends TSchema,
  const Who extends Access,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A, Who>,
  handler: (
    call: Call<Endpoint<P, Q, B, A, Who>>,
  ) => Promise<Static<A>> | Static<A> | Promise<FastifyReply> | FastifyReply,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint as unknown as Endpoint),
    // Callers without a session are refused before their body is even read.
    onRequest: async (request) => {
      request.user = await admit(app, endpoint.access, request);
    },
    handler: async (request, reply) =>
      handler({
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.user,
        request,
        reply,
      } as Call<Endpoint<P, Q, B, A, Who>>),
  });
}
