import { ownedKeys, storedName } from '../person.ts';
import { deleteText, readText, writeText } from '../stored-texts.ts';
import { forgetFilesOfPerson } from './file-database.ts';

/** Stored texts that hold a part for each person, by their id, at their top or under `people`. */
const BY_PERSON = [
  'exercise_results',
  'challenge_tries',
  'lesson_positions',
  'pending_completions',
  'celebrated_xp',
  'activity_minutes',
] as const;

/** Deletes a person's part of a text that holds a part for each. */
function deletePart(name: string, person: string): void {
  try {
    const all = JSON.parse(readText(name) ?? 'null');
    if (!all) return;
    const people = all.people ?? all;
    if (!(person in people)) return;
    delete people[person];
    writeText(name, JSON.stringify(all));
  } catch {
    // Content of another form is not ours.
  }
}

/** Deletes all texts of a person from this browser. */
function forgetTexts(person: string): void {
  for (const key of ownedKeys(person)) deleteText(storedName(key, person));
  for (const name of BY_PERSON) deletePart(name, person);
}

/** Deletes everything that this browser keeps of one person. Data of others stays. */
export async function forgetPerson(person: string): Promise<void> {
  forgetTexts(person);
  await forgetFilesOfPerson(person);
}
