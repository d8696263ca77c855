import type { ProgramKind } from '@codivia/contract/programs/program';
import { moveFiles } from '../../lib/files/file-database.ts';
import { currentPerson, moveText, ownedKeys, VISITOR } from '../../lib/person.ts';
import { projectPlace } from '../projects/project-place.ts';

/**
 * Gives a member the data of a project that this browser kept before work was stored by person, while nobody was signed
 * in: whoever has the project in their account is its author.
 */
export async function adoptEarlierProject(kind: ProgramKind, id: string): Promise<void> {
  const person = currentPerson();
  const place = projectPlace(kind, id);
  const isOfProject = (key: string) =>
    key.startsWith(`room:${place}:`) || key === `room:project/${id}:synced`;
  const earlier = ownedKeys(VISITOR).filter(isOfProject);
  if (person === VISITOR || earlier.length === 0 || ownedKeys(person).some(isOfProject)) return;
  await moveFiles({ person: VISITOR, place }, { person, place }).catch(() => {});
  for (const key of earlier) moveText(key, VISITOR, person);
}
