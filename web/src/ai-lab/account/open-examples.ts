import { hasChanged } from '../project/has-changed.ts';
import { type LabProject, newId } from '../project/lab-project.ts';
import { readLabProject } from '../project/read-project.ts';
import { readProject, writeProject } from '../project/stored-projects.ts';

/**
 * The project that an account keeps beside a model, or the one of this browser where that is newer. An older one of this
 * browser with other examples stays beside it, under another name. Null where no project is there.
 *
 * @param olderName the name of such an older project
 */
export async function openExamples(
  stored: unknown,
  { id, olderName }: { id: string; olderName: (name: string) => string },
): Promise<LabProject | null> {
  const read = readLabProject(stored);
  if (!read) return null;
  const project = { ...read, id };
  const here = await readProject(id);
  if (here && here.changedAt >= project.changedAt) return here;
  if (here && hasChanged(here, project))
    await writeProject({ ...here, id: newId(), name: olderName(here.name) });
  await writeProject(project);
  return project;
}
