import { heldExamples, type LabProject } from './lab-project.ts';

/** Projects with pictures of the camera that are in memory only, as they were last, for the life of the page. */
const held = new Map<string, LabProject>();

const askFirst = (event: Event) => event.preventDefault();

/** Lets the browser ask before the tab is closed, on every page of the site, as long as some are held. */
function guardTab(): void {
  if (held.size > 0) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
}

/** Holds the pictures of a project that the browser does not keep. */
export function holdPictures(project: LabProject): void {
  if (heldExamples(project).length > 0) held.set(project.id, project);
  else held.delete(project.id);
  guardTab();
}

/** Forgets the pictures of a project that is deleted. */
export function forgetHeld(id: string): void {
  held.delete(id);
  guardTab();
}

/** A stored project with its pictures that are in memory only; another tab may have changed it since. */
export function withHeld(stored: LabProject): LabProject {
  const last = held.get(stored.id);
  if (!last) return stored;
  if (last.changedAt >= stored.changedAt) return last;
  const known = new Set(stored.classes.map(({ id }) => id));
  const pictures = heldExamples(last).filter(({ classId }) => known.has(classId));
  return { ...stored, examples: [...stored.examples, ...pictures] };
}
