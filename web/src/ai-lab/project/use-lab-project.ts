import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { changeProject } from './change-project.ts';
import type { LabProject } from './lab-project.ts';
import { readProject, writeProject } from './stored-projects.ts';

/**
 * A project that is kept in the browser at every change, and at once where `isKept` is false. `stored` is false where the browser keeps nothing beyond the
 * life of the page. Changes that follow each other while one is written are written together; `settle` waits until all
 * of them are. What another tab has changed is taken over when one comes back to this one.
 */
export function useLabProject(opened: LabProject, isKept: boolean) {
  const [project, change] = useReducer(changeProject, opened);
  const [stored, setStored] = useState(true);
  const latest = useRef(opened);
  const writing = useRef<Promise<void> | null>(null);

  const keep = useCallback(async () => {
    let written: LabProject | null = null;
    while (written !== latest.current) {
      written = latest.current;
      setStored(await writeProject(written));
    }
    writing.current = null;
  }, []);

  useEffect(() => {
    if (latest.current === project && isKept) return;
    latest.current = project;
    writing.current ??= keep();
  }, [project, isKept, keep]);

  useEffect(() => {
    async function takeOver(): Promise<void> {
      if (document.visibilityState !== 'visible' || writing.current) return;
      const other = await readProject(opened.id);
      if (!other || writing.current || other.changedAt <= latest.current.changedAt) return;
      change({ type: 'replace', project: other });
    }
    const onSeen = () => void takeOver();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('focus', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('focus', onSeen);
    };
  }, [opened.id]);

  const settle = useCallback(async () => {
    await writing.current;
  }, []);

  return { project, change, stored, settle };
}
