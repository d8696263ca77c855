import { readStored, readStoredJson, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

/** Lessons that were completed without a network, by member, in the order they were completed. */
type Pending = Record<string, string[]>;

const changes = createSubscribers(['pending_completions']);

function read(): Pending {
  const known = readStoredJson('pending_completions');
  return known !== null && typeof known === 'object' ? (known as Pending) : {};
}

function write(pending: Pending): void {
  store('pending_completions', JSON.stringify(pending));
  changes.notify();
}

/** The lessons whose completion a member's account does not have yet, the first one first. */
export function pendingCompletions(person: string): string[] {
  const lessons = read()[person];
  return Array.isArray(lessons) ? lessons : [];
}

/** Stores a completion that could not be sent. */
export function addPendingCompletion(person: string, lesson: string): void {
  const lessons = pendingCompletions(person);
  if (!lessons.includes(lesson)) write({ ...read(), [person]: [...lessons, lesson] });
}

/** The account has the completion, or will never take it. */
export function removePendingCompletion(person: string, lesson: string): void {
  const { [person]: _, ...others } = read();
  const left = pendingCompletions(person).filter((one) => one !== lesson);
  write(left.length > 0 ? { ...others, [person]: left } : others);
}

/** What is stored, as one text that compares equal as long as nothing changes. */
export const storedCompletions = () => readStored('pending_completions');

/** Calls back when a completion was stored or sent. Returns its end. */
export const watchPendingCompletions = changes.subscribe;
