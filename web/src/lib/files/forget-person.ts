import { ownedKeys, storedName } from '../person.ts';
import { deleteText, readText, writeText } from '../stored-texts.ts';
import { forgetFilesOfPerson } from './file-database.ts';

/** Texts that hold something for each person, by their id, at their top or under `people`. */
const BY_PERSON = [
  'exercise_results',
  'challenge_tries',
  'lesson_positions',
  'pending_completions',
  'celebrated_xp',
  'activity_minutes',
] as const;

/** Deletes a person's part of a text that holds something for each. */
function deletePart(name: string, person: string): void {
  try {
    const all = JSON.parse(readText(name) ?? 'null');
    if (!all) return;
    const people = all.people ?? all;
    if (!(person in people)) return;
    delete people[person];
    writeText(name, JSON.stringify(all));
  } catch {
    // Whatever else is there is not ours.
  }
}

/** Deletes all texts of a person from this browser. */
function forgetTexts(person: string): void {
  for (const key of ownedKeys(person)) deleteText(storedName(key, person));
  for (const name of BY_PERSON) deletePart(name, person);
}

/** Deletes everything that this browser keeps of one person. What belongs to others stays. */
export async function forgetPerson(person: string): Promise<void> {
  forgetTexts(person);
  await forgetFilesOfPerson(person);
}
