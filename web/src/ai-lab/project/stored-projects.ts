import {
  eraseFile,
  type FileEntry,
  readContent,
  readEntries,
  writeFile,
} from '../../lib/files/file-database.ts';
import type { LabProject } from './lab-project.ts';
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
export const readProject = async (id: string): Promise<LabProject | null> =>
  parse(await readContent(PLACE, id));

/** The projects of this person in this browser, the latest first. */
export async function readProjects(): Promise<LabProject[]> {
  const entries = await readEntries(PLACE);
  const projects = await Promise.all(entries.map(({ name }) => readProject(name)));
  return projects.filter((one) => one !== null).sort((a, b) => b.changedAt - a.changedAt);
}

/** Keeps a project. Returns false where it is held for the life of the page only. */
export async function writeProject(project: LabProject): Promise<boolean> {
  const content = new TextEncoder().encode(JSON.stringify(project));
  return writeFile(entryOf(project, content.length), content);
}

/** Deletes a project from this browser. */
export const eraseProject = (id: string): Promise<void> => eraseFile(PLACE, id);
