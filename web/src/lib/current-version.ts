import { ApiError } from './api-error.ts';

/** Returns the version stored now, where a save was refused since it began from an older revision. */
export function currentVersionIn<Stored>(error: unknown): Stored | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const answer = error.answer as Record<string, unknown> | null;
  // Servers of the previous release name the field after the code: for `course_changed` it is `course`.
  const subject = error.code.replace(/_(changed|exists)$/, '');
  return (answer?.current ?? answer?.[subject]) as Stored | undefined;
}
