import { deleteStored, readStoredJson, store } from '../storage.ts';

const keyOf = (lesson: string, exercise: string) => `checklist:${lesson}/${exercise}` as const;

/** Keeps the ids of the items that the last check of an open project found done; forgets them once it is solved. */
export function keepDoneItems(
  lesson: string,
  exercise: string,
  { done, solved }: { done: readonly string[]; solved: boolean },
): void {
  const key = keyOf(lesson, exercise);
  if (solved) deleteStored(key);
  else store(key, JSON.stringify(done));
}

/** The ids of the items that this browser knows to be done; null when the project was not checked here. */
export function doneItems(lesson: string, exercise: string): readonly unknown[] | null {
  const stored = readStoredJson(keyOf(lesson, exercise));
  return Array.isArray(stored) ? stored : null;
}
