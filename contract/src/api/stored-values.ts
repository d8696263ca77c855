import Type, { type Static } from 'typebox';
import { STORED_VALUES_MAX_LENGTH } from '../text/stored-texts.ts';
import { endpoint } from './endpoint.ts';

/**
 * The values that the program of a project keeps under names, in `localStorage` or with `storeItem` of p5. Values have
 * a revision of their own: storing a best score is no change of the code (docs/decisions/0080).
 */

/** Largest body of changes, in bytes: a character takes six bytes in JSON at worst. */
export const STORED_VALUES_BODY_LIMIT = 6 * STORED_VALUES_MAX_LENGTH + 10_000;

/** A list and no object: programs may use names that objects give a meaning to, such as `__proto__`. */
const StoredValue = Type.Object({ key: Type.String(), value: Type.String() });
export type StoredValue = Static<typeof StoredValue>;

/** `value` is null where the program has deleted it. */
const StoredValueChange = Type.Object({
  key: Type.String(),
  value: Type.Union([Type.String(), Type.Null()]),
});
export type StoredValueChange = Static<typeof StoredValueChange>;

/** Number of changes of the values; 0 when the project has never had any. */
const StoredRevision = Type.Integer({ minimum: 0 });

const ProjectParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readStoredValues = endpoint({
  method: 'GET',
  path: '/projects/:id/stored-values',
  access: 'member',
  summary: "What the program of one of the member's own projects has stored.",
  params: ProjectParams,
  answer: Type.Object({ revision: StoredRevision, values: Type.Array(StoredValue) }),
});

export const changeStoredValues = endpoint({
  method: 'POST',
  path: '/projects/:id/stored-values',
  access: 'member',
  summary:
    'Changes what the program has stored, name by name: the last change of a name counts, all others stay. 413 beyond 200,000 characters.',
  params: ProjectParams,
  body: Type.Object({ changes: Type.Array(StoredValueChange, { minItems: 1 }) }),
  answer: Type.Object({ revision: StoredRevision }),
});
