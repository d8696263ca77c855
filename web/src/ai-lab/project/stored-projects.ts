import {
  countFilesOf,
  eraseFile,
  type FileEntry,
  isHeld,
  moveFiles,
  readContent,
  readEntries,
  writeFile,
} from '../../lib/files/file-database.ts';
import { currentPerson, VISITOR } from '../../lib/person.ts';
import { forgetHeld, holdPictures, withHeld } from './held-pictures.ts';
import { heldExamples, type LabProject } from './lab-project.ts';
import { readLabProject } from './read-project.ts';

/** All projects of a person lie here, each as a file named by its id. */
const PLACE = 'ailab';

const entryOf = ({ id }: LabProject, size: number): FileEntry => ({
  place: PLACE,
  name: id,
  size,
  format: 'text',
});

/** The project in a stored file; null where a file was cut off, or comes from a later version. */
function parse(content: Uint8Array | null): LabProject | null {
  if (!content) return null;
  try {
    return readLabProject(JSON.parse(new TextDecoder().decode(content)));
  } catch {
    return null;
  }
}

/** The project of this id in this browser, or null. */
export async function readProject(id: string): Promise<LabProject | null> {
  const project = parse(await readContent(PLACE, id));
  return project && withHeld(project);
}

/** Tells whether the browser could not store a project as it is, which then lasts as long as the page. */
export const isProjectHeld = (id: string): boolean => isHeld(PLACE, id);

/** The projects of this person in this browser, the latest first. */
export async function readProjects(): Promise<LabProject[]> {
  const entries = await readEntries(PLACE);
  const projects = await Promise.all(entries.map(({ name }) => readProject(name)));
  return projects.filter((one) => one !== null).sort((a, b) => b.changedAt - a.changedAt);
}

/**
 * Keeps a project, without the pictures of the camera that are to stay in memory. Returns false where it is held for the
 * life of the page only.
 */
export async function writeProject(project: LabProject): Promise<boolean> {
  holdPictures(project);
  const held = new Set(heldExamples(project));
  const examples = project.examples.filter((one) => !held.has(one));
  const content = new TextEncoder().encode(JSON.stringify({ ...project, examples }));
  return writeFile(entryOf(project, content.length), content);
}

/** The number of projects that somebody made in this browser without an account. */
export const countVisitorProjects = (): Promise<number> => countFilesOf(VISITOR, PLACE);

/** Makes them projects of the person who is signed in. Their names differ from those of all others. */
export const takeVisitorProjects = (): Promise<void> =>
  moveFiles({ person: VISITOR, place: PLACE }, { person: currentPerson(), place: PLACE });

/** Deletes a project from this browser. */
export function eraseProject(id: string): Promise<void> {
  forgetHeld(id);
  return eraseFile(PLACE, id);
}
