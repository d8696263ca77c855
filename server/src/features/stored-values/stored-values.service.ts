import type { Answer } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/stored-values';
import type { StoredValueChange } from '@codivia/contract/api/stored-values';
import { STORED_VALUES_MAX_LENGTH, storedLength } from '@codivia/contract/text/stored-texts';
import type { Deps } from '../../deps.ts';
import { ProjectNotFound } from '../projects/projects.errors.ts';
import { StoredValuesTooLarge } from './stored-values.errors.ts';
import { lockValues, selectValues, updateValues } from './stored-values.queries.ts';

/** Returns the values that a project's program has stored. Throws ProjectNotFound. */
export async function readStoredValues(
  { db }: Deps,
  userId: string,
  projectId: string,
): Promise<Answer<typeof contract.readStoredValues>> {
  const found = await selectValues(db, userId, projectId);
  if (found === undefined) throw ProjectNotFound();
  return found ?? { values: [], revision: 0 };
}

/**
 * Changes values name by name, regardless of their earlier values: the last change of a name counts. Returns the new
 * revision. Throws ProjectNotFound or StoredValuesTooLarge, and changes nothing then.
 */
export async function changeStoredValues(
  { db, clock }: Deps,
  userId: string,
  projectId: string,
  changes: readonly StoredValueChange[],
): Promise<{ revision: number }> {
  return db.transaction(async (tx) => {
    const now = clock();
    const present = await lockValues(tx, userId, projectId, now);
    if (!present) throw ProjectNotFound();
    const texts = new Map(present.values.map(({ key, value }) => [key, value]));
    for (const { key, value } of changes) {
      if (value === null) texts.delete(key);
      else texts.set(key, value);
    }
    if (storedLength(texts) > STORED_VALUES_MAX_LENGTH) throw StoredValuesTooLarge();
    const revision = present.revision + 1;
    const values = [...texts].map(([key, value]) => ({ key, value }));
    await updateValues(tx, userId, projectId, { values, revision, updated_at: now });
    return { revision };
  });
}
