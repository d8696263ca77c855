import { forgetTexts } from '../person.ts';
import { forgetFilesOfPerson } from './file-database.ts';

/** Deletes everything that this browser keeps of one person. What belongs to others stays. */
export async function forgetPerson(person: string): Promise<void> {
  forgetTexts(person);
  await forgetFilesOfPerson(person);
}
