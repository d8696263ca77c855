import type { Language } from '@codivia/contract/language';
import type { Lesson } from '@codivia/contract/lessons';
import { useEffect } from 'react';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { useI18n } from '../../lib/i18n.ts';

/** How long a lesson has been idle, in milliseconds, before what its later steps need is fetched. */
const AT_REST_MS = 4000;

/**
 * Fetches what later steps of a lesson need once it is open and Python is there, so that the lesson continues when the
 * network is lost (docs/product.md#steps). Until then nothing of it slows the first step down.
 */
export function useFetchAhead(lesson: Lesson, language: Language): void {
  const i18n = useI18n();
  const python = useRunnerState(useRunner());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has texts of its own
  useEffect(() => {
    if (python === 'loading') return;
    const fetchNow = async () => {
      const { fetchParts } = await import('./fetch-ahead.ts');
      await fetchParts(lesson, i18n);
    };
    const timer = setTimeout(() => void fetchNow().catch(() => {}), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [lesson, language, i18n, python === 'loading']);
}
