import { createContext, type ReactNode } from 'react';
import { plainText } from '../../lib/plain-text.ts';

/** A file of a program; its name is shown where there are several. */
export interface CodeFile {
  name?: string;
  code: string;
}

/** What the learner has of an exercise so far. */
export interface ExerciseWork {
  /** The code as it is in the editors now. */
  files: readonly CodeFile[];
  /** How many answers were wrong in this visit. */
  tries: number;
  /** What the check said of this very code, as plain text; null when it was not checked. */
  message: string | null;
}

interface Verdict {
  key: string | null;
  failure: { type: string; message: string } | { text: string } | null;
}

/** What a check said of a wrong answer, as plain text; null without a verdict. */
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
