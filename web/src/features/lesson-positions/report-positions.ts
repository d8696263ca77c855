import { keepLessonPosition } from '@codivia/contract/lessons/lesson-positions';
import { call } from '../../lib/api.ts';
import { outcomeOf } from '../../lib/exercise-results/report-results.ts';
import { readSession } from '../../lib/session.ts';
import { markPositionSent, type PendingPosition, pendingPositions } from './known-positions.ts';

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 30_000;

let sending = false;
let retry: ReturnType<typeof setTimeout> | undefined;

async function send(person: string, pending: PendingPosition): Promise<'sent' | 'later' | 'never'> {
  const { lesson, position } = pending;
  try {
    await call(keepLessonPosition, { params: { lesson_id: lesson }, body: position });
  } catch (error) {
    if (outcomeOf(error) === 'later') return 'later';
    // The member may not read the lesson now, or there is none: this browser still knows the place.
    markPositionSent(person, pending);
    return 'never';
  }
  markPositionSent(person, pending);
  return 'sent';
}

/**
 * Reports the member's positions in lessons to the account, one after the other; what could not be sent stays here
 * and is tried again.
 */
export async function reportPositions(): Promise<void> {
  const person = readSession().user?.id;
  if (!person || sending) return;
  sending = true;
  clearTimeout(retry);
  try {
    for (let [next] = pendingPositions(person); next; [next] = pendingPositions(person)) {
      if (readSession().user?.id !== person) break;
      if ((await send(person, next)) === 'later') {
        retry = setTimeout(() => void reportPositions(), RETRY_MS);
        break;
      }
      // Storage that another tab has changed meanwhile may name the same move again: never in a loop.
      if (pendingPositions(person)[0]?.position.moved_at === next.position.moved_at) break;
    }
  } finally {
    sending = false;
  }
}
