import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { changeProject } from './change-project.ts';
import type { LabProject } from './lab-project.ts';
import { writeProject } from './stored-projects.ts';

/**
 * A project that is kept in the browser at every change. `stored` is false where the browser keeps nothing beyond the
 * life of the page. Changes that follow each other while one is written are written together.
 */
export function useLabProject(opened: LabProject) {
  const [project, change] = useReducer(changeProject, opened);
  const [stored, setStored] = useState(true);
  const latest = useRef(opened);
  const writing = useRef(false);

  const keep = useCallback(async () => {
    if (writing.current) return;
    writing.current = true;
    let written: LabProject | null = null;
    while (written !== latest.current) {
      written = latest.current;
      setStored(await writeProject(written));
    }
    writing.current = false;
  }, []);

  useEffect(() => {
    if (latest.current === project) return;
    latest.current = project;
    void keep();
  }, [project, keep]);

  return { project, change, stored };
}
