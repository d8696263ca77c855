import type { Static, TSchema } from 'typebox';

/**
 * The callers of an endpoint: anyone; anyone signed in; administrators only; programs with an API token
 * (api-v1.ts); parents with a link that was mailed to them (family.ts).
 */
export type Access = 'everyone' | 'member' | 'admin' | 'token' | 'parent';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call that server and web agree on. `path` is relative to `/api`, with `:name` parameters. */
export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
  Who extends Access = Access,
> {
  readonly method: Method;
  readonly path: string;
  readonly access: Who;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** The media type of a body that is a file: it is sent as it is, not as JSON. */
  readonly accepts?: string;
  /** The media types of an answer that is a file, as in an `Accept` header: `image/*, text/plain`. */
  readonly answers?: string;
  /** Refusals with more fields than all others, by status. */
  readonly failures?: Readonly<Record<number, TSchema>>;
}

/** The input of a call: only the parts that the endpoint declares. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, TSchema, Access>
    ? (TSchema extends P ? { params?: undefined } : { params: Static<P> }) &
        (TSchema extends Q ? { query?: undefined } : { query?: Static<Q> }) &
        (TSchema extends B ? { body?: undefined } : { body: Static<B> })
    : never;

/** The answer of the endpoint. */
export type Answer<E> =
  E extends Endpoint<TSchema, TSchema, TSchema, infer A, Access> ? Static<A> : never;

/** Declares an endpoint; the type keeps its exact schemas. */
export function endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
  const Who extends Access = Access,
>(
  declared: Endpoint<Params, Query, Body, Answer, Who>,
): Endpoint<Params, Query, Body, Answer, Who> {
  return declared;
}
