import type { Endpoint } from '@codivia/contract/api/endpoint';
import { FAMILY_TOKEN_PREFIX } from '@codivia/contract/api/family';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../secrets.ts';
import { type Admission, route, type Served } from '../../serve.ts';
import { FamilyLinkOver } from './families.errors.ts';
import { type FamilyCaller, selectCaller } from './parent-links.queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only for calls by the link of a parent. */
    family_caller: FamilyCaller | null;
  }
}

/** The argument of a handler of the family page. */
export interface FamilyCall<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  parent: FamilyCaller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The parent of a request that was admitted. Throws FamilyLinkOver. */
export function parentOf({ family_caller }: FastifyRequest): FamilyCaller {
  if (!family_caller) throw FamilyLinkOver();
  return family_caller;
}

const FORM = new RegExp(`^${FAMILY_TOKEN_PREFIX}([\\w-]{43})$`);

/** Admits calls by the token of a family link. Throws FamilyLinkOver. */
function admitParents({ db, clock }: Deps): Admission {
  return async (request) => {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const secret = scheme?.toLowerCase() === 'bearer' ? FORM.exec(token)?.[1] : undefined;
    if (secret === undefined) throw FamilyLinkOver();
    const caller = await selectCaller(db, hashOf(secret), clock());
    if (!caller) throw FamilyLinkOver();
    request.family_caller = caller;
  };
}

/** Adds calls of the family page to the server: they need the token of a link that was mailed to a parent. */
export function serveFamilyWith(app: FastifyInstance, deps: Deps) {
  const admit = admitParents(deps);
  return <P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
    endpoint: Endpoint<P, Q, B, A, 'parent'>,
    ...served: Served<FamilyCall<P, Q, B>, Static<A>>
  ): void => {
    const [options, handler] = served.length === 1 ? [{}, ...served] : served;
    route(app, endpoint as never, admit, options, (call: Omit<FamilyCall<P, Q, B>, 'parent'>) =>
      handler({ ...call, parent: parentOf(call.request) }),
    );
  };
}
