import type { Language } from '@codivia/contract/api/language';
import type { explain } from '@codivia/runners/python/page/friendly-errors';
import type { Failure } from '@codivia/runners/runner';
import { useEffect, useState } from 'react';

type Explain = typeof explain;

let known: Explain | null = null;
let coming: Promise<void> | null = null;

/**
 * Fetches the explanations of errors. Call it when a program starts: they are then available when it fails, and without
 * network too once a program has run.
 */
export function loadExplanations(): Promise<void> {
  coming ??= import('@codivia/runners/python/page/friendly-errors').then(
    (module) => {
      known = module.explain;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

/** Returns the function that explains errors, once it is needed and has been fetched. */
export function useExplain(needed: boolean): Explain | null {
  const [explain, setExplain] = useState(() => known);
  useEffect(() => {
    if (needed && !explain) void loadExplanations().then(() => setExplain(() => known));
  }, [needed, explain]);
  return explain;
}

/** Explains a failure in plain words; null until the explanations are there. */
export function useExplanation(failure: Failure, language: Language): string | null {
  return useExplain(true)?.(failure, language) ?? null;
}
