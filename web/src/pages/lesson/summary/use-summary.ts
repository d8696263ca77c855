import { useLocation, useNavigate } from 'react-router';

/** The state that the summary cannot read from the account. */
export interface SummaryState {
  /** Active minutes of the visit; null when they are not known. */
  minutes: number | null;
  /** True if the server has said that this completed the course. */
  courseCompleted: boolean;
}

/**
 * The summary of the lesson is an entry of the history: Back leads to the end of the lesson, and a lesson
 * that is opened again does not begin with it.
 */
export function useSummary() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const summary = (state as { summary?: SummaryState } | null)?.summary ?? null;
  return {
    summary,
    open: (opened: SummaryState) =>
      void navigate(pathname + search, { state: { summary: opened } }),
    close: () => void navigate(-1),
  };
}
