import type { LessonFields } from '@codivia/contract/admin-lessons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetDraft, keep } from './lesson-drafts.ts';

/** Written down after so many milliseconds without a change: a long lesson at every key would be felt. */
const DEBOUNCE_MS = 300;

/**
 * Keeps unsaved changes in this browser, so that a crash loses nothing: after a pause, and when the page
 * is hidden or left. Returns what lets them go, and whether this browser could keep them.
 */
export function useStoredDraft(
  id: string,
  revision: number,
  values: LessonFields,
  unsaved: boolean,
): { letGo: () => void; kept: boolean } {
  const [kept, setKept] = useState(true);
  const waiting = useRef(false);
  const gone = useRef(false);

  const write = useEffectEvent(() => {
    if (!waiting.current || gone.current) return;
    waiting.current = false;
    setKept(keep(id, { revision, values, keptAt: Date.now() }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values is kept
  useEffect(() => {
    gone.current = false;
    waiting.current = unsaved;
    if (!unsaved) {
      forgetDraft(id);
      return;
    }
    const timer = setTimeout(() => write(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [id, revision, values, unsaved]);

  useEffect(() => {
    const now = () => write();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, []);

  return {
    kept,
    letGo: () => {
      gone.current = true;
      forgetDraft(id);
    },
  };
}
