import type { Answer, Endpoint, Input } from '@codivia/contract/api/endpoint';
import type { Bilingual } from '@codivia/contract/api/language';
import { ApiError } from '../../lib/api-error.ts';

/** An endpoint with the function that answers it in the demonstration. */
export type DemoAnswer = readonly [Endpoint, (input: never) => unknown];

/** Declares the answer of the demonstration to an endpoint. */
export const on = <E extends Endpoint>(
  endpoint: E,
  answer: (input: Input<E>) => Answer<E>,
): DemoAnswer => [endpoint, answer as (input: never) => unknown];

/** The refusal of what the demonstration cannot show. */
export const notHere = (detail: Bilingual, status = 409): ApiError =>
  new ApiError(status, 'demonstration', detail, detail.en);
