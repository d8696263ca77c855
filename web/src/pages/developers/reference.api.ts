import { readApiReference } from '@codivia/contract/api/api-reference';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The reference of the public API, made from the contract. */
export const referenceQuery = queryOptions({
  queryKey: ['developers', 'reference'],
  queryFn: () => call(readApiReference),
});
