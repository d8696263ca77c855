import {
  changeStoredValues,
  readStoredValues,
  type StoredValueChange,
} from '@codivia/contract/api/stored-values';
import { isPlainText } from '@codivia/contract/text/plain-text';
import { call } from '../api.ts';
import { programMemory } from './program-memory.ts';
import {
  changeValues,
  readSyncedValues,
  storeSyncedValues,
  unsentChanges,
} from './unsent-values.ts';

/**
 * Tells whether the account can keep a value: a program may store texts that no database takes. They stay in this
 * browser.
 */
const isSendable = ({ key, value }: StoredValueChange): boolean =>
  isPlainText(key) && isPlainText(value ?? '');

/** The changes of a project's values that the account should have. */
export function changesToSend(place: string): StoredValueChange[] {
  return unsentChanges(place).filter(isSendable);
}

/**
 * Makes the values of a project here those of the account; changes that were not sent yet stay. Throws ApiError, as calls
 * do.
 */
export async function fetchValues(id: string, place: string): Promise<void> {
  const { revision, values } = await call(readStoredValues, { params: { id } });
  // The answer was overtaken by that of a change.
  if (revision < readSyncedValues(place).revision) return;
  // Read only now: a program may have stored something meanwhile.
  const changes = unsentChanges(place);
  programMemory(place).write(Object.fromEntries(values.map(({ key, value }) => [key, value])));
  changeValues(place, changes);
  storeSyncedValues(place, { revision, unsent: changes.map(({ key }) => key) });
}

/** Sends changes to the account, and fetches what others have changed there. Throws ApiError, as calls do. */
export async function sendValues(
  id: string,
  place: string,
  changes: readonly StoredValueChange[],
): Promise<void> {
  const before = readSyncedValues(place).revision;
  const { revision } = await call(changeStoredValues, {
    params: { id },
    body: { changes: [...changes] },
  });
  const sent = new Map(changes.map(({ key, value }) => [key, value]));
  const left = unsentChanges(place).filter(({ key, value }) => sent.get(key) !== value);
  storeSyncedValues(place, { revision, unsent: left.map(({ key }) => key) });
  if (revision !== before + 1) await fetchValues(id, place);
}
