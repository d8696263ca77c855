import type { LabProject } from './lab-project.ts';

/** Tells whether a training would see anything else than before. A new name of the project makes no model old. */
export function hasChanged(before: LabProject, now: LabProject): boolean {
  const seen = ({ classes, columns, settings }: LabProject) =>
    JSON.stringify([classes, columns, settings]);
  return (
    before.examples.length !== now.examples.length ||
    before.examples.some(({ id, classId }, i) => {
      const other = now.examples[i];
      return id !== other?.id || classId !== other.classId;
    }) ||
    seen(before) !== seen(now)
  );
}
