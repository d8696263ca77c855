import type { V1Endpoint } from '@codivia/contract/api/api-v1';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { AuthenticationRequired } from '../../errors.ts';
import { type Admission, route, type Served } from '../../serve.ts';
import type { ApiCaller, authenticateTokens } from './authenticate.ts';

/** The argument of a handler of the public API. */
export interface V1Call<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  caller: ApiCaller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The caller of a request that was admitted. Throws AuthenticationRequired. */
export function callerOf({ api_caller }: FastifyRequest): ApiCaller {
  if (!api_caller) throw AuthenticationRequired();
  return api_caller;
}

/** Adds calls of the public API to the server: they need a token with the scope that the contract names. */
export function serveV1With(
  app: FastifyInstance,
  authenticate: ReturnType<typeof authenticateTokens>,
) {
  return <P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
    endpoint: V1Endpoint<P, Q, B, A>,
    ...served: Served<V1Call<P, Q, B>, Static<A>>
  ): void => {
    const [options, handler] = served.length === 1 ? [{}, ...served] : served;
    const admit: Admission = (request, reply) => authenticate(request, reply, endpoint.scope);
    route(app, endpoint as never, admit, options, (call: Omit<V1Call<P, Q, B>, 'caller'>) =>
      handler({ ...call, caller: callerOf(call.request) }),
    );
  };
}
