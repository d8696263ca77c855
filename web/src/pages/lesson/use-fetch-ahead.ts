import type { Language } from '@codivia/contract/api/language';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { userLessonQuery } from '../../features/lessons/lessons.api.ts';
import { useI18n } from '../../lib/i18n.ts';

/** The idle time of a lesson, in milliseconds, after which the needs of its later steps are fetched. */
const AT_REST_MS = 4000;

/**
 * Fetches what later steps of a lesson need once it is open and Python is loaded, and then the next lesson, so that
 * learning continues when the network is lost (docs/product.md#steps). It waits so as not to slow down the first step.
 * `next` is undefined if there is none that the reader may open.
 */
export function useFetchAhead(lesson: Lesson, language: Language, next: string | undefined): void {
  const i18n = useI18n();
  const queryClient = useQueryClient();
  const waits = useRunnerState(useRunner()) === 'loading';
  useEffect(() => {
    if (waits) return;
    const fetchNow = async () => {
      const { fetchParts, fetchNext } = await import('./fetch-ahead.ts');
      await fetchParts(lesson, i18n);
      if (next) await fetchNext(userLessonQuery(next, language), queryClient, i18n);
    };
    const timer = setTimeout(() => void fetchNow().catch(() => {}), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [lesson, language, next, i18n, queryClient, waits]);
}
