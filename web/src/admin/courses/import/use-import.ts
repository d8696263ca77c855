import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import type { ContentRefusedAnswer } from '@codivia/contract/api/admin-lists';
import { ApiError, messageFor } from '../../../lib/api-error.ts';
import { currentVersionIn } from '../../../lib/current-version.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useImportCourse } from '../admin-courses.api.ts';

function problemsOf(error: unknown): ContentRefusedAnswer['problems'] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'content_refused') return undefined;
  return (error.answer as ContentRefusedAnswer).problems;
}

/** Imports a zip, and returns the state of the import. */
export function useImport() {
  const language = useLanguage();
  const { mutate, isPending, error, data, reset } = useImportCourse();
  /** The course that has the id of the zip's course already. */
  const existing = currentVersionIn<AdminCourse>(error);
  const problems = problemsOf(error);
  return {
    start: (file: File, replace?: number) => {
      if (isPending) return;
      mutate({ file, replace });
    },
    busy: isPending,
    existing,
    problems,
    reason: error && !existing && !problems ? messageFor(error, language) : undefined,
    imported: data,
    again: reset,
  };
}
