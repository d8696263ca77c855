import type { ProgramFiles } from '@codivia/contract/programs/program';
import { createContext, type ReactNode } from 'react';
import { plainText } from '../../lib/plain-text.ts';

/** The learner's present work on an exercise. */
export interface ExerciseWork {
  /** The files that the learner writes, as they are now; of a prediction, its program. */
  files: ProgramFiles;
  /** The predicted output, with its name in the learner's language. */
  prediction?: { label: string; text: string };
  /** The number of wrong answers in this visit. */
  tries: number;
  /** The message of the check about this very code, as plain text; null when it was not checked. */
  message: string | null;
}

interface Verdict {
  key: string | null;
  failure: { type: string; message: string } | { text: string } | null;
}

/** Returns the message of a check about a wrong answer, as plain text; null without a verdict. */
export function verdictMessage(
  verdict: Verdict | null,
  feedback: Readonly<Record<string, string>>,
): string | null {
  if (!verdict) return null;
  const { failure, key } = verdict;
  if (!failure) return plainText(feedback[key ?? ''] ?? '');
  if ('message' in failure) return `${failure.type}: ${failure.message}`;
  return failure.text;
}

/**
 * Entries beside the hints of an exercise that lead to people who help. Pages provide them; without a provider there
 * are none.
 */
export const HelpEntriesContext = createContext<(work: ExerciseWork) => ReactNode>(() => null);
