import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, storeDraft } from './lesson-drafts.ts';

/**
 * Pause without changes after which the draft is stored, in milliseconds: storing a long lesson at every key would be
 * slow.
 */
const DEBOUNCE_MS = 300;

/**
 * Stores unsaved changes in this browser, so that a crash loses nothing: after a pause, and when the page
 * is hidden or left. Returns what discards them, and whether this browser could store them.
 */
export function useStoredDraft(
  id: string,
  revision: number,
  values: LessonFields,
  unsaved: boolean,
): { discard: () => void; stored: boolean } {
  const [stored, setStored] = useState(true);
  const waiting = useRef(false);
  const discarded = useRef(false);

  const write = useEffectEvent(() => {
    if (!waiting.current || discarded.current) return;
    waiting.current = false;
    setStored(storeDraft(id, { revision, values, keptAt: Date.now() }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values is stored
  useEffect(() => {
    discarded.current = false;
    waiting.current = unsaved;
    if (!unsaved) {
      deleteDraft(id);
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
    stored,
    discard: () => {
      discarded.current = true;
      deleteDraft(id);
    },
  };
}
