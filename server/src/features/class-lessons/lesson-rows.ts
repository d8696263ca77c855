import {
  isQuiet,
  type LessonRow,
  OFFLINE_SECONDS,
  stateOfCell,
} from '@codivia/contract/api/class-lessons';
import { LAST_STEP } from '@codivia/contract/lessons/lesson-positions';
import type { LessonOutline } from './lesson-outline.ts';
import type { MemberFacts } from './lesson-view.queries.ts';

/** Returns the latest sign of a member whose page of the lesson is open; null when it is not. */
function lastSignOf({ seen_at, opened_at, results, drafts }: MemberFacts, now: number) {
  if (seen_at === null || now - seen_at >= OFFLINE_SECONDS * 1000) return null;
  const signs = [...(results ?? []), ...(drafts ?? [])].map(({ at }) => at);
  return Math.max(opened_at ?? seen_at, ...signs);
}

/** Returns how far one member is in a lesson at a moment (docs/product.md#lesson-view). */
export function rowOf(facts: MemberFacts, outline: LessonOutline, at: Date): LessonRow {
  const now = at.getTime();
  const { member_id, name, completed, step_id, only, results, drafts } = facts;
  const sign = lastSignOf(facts, now);
  const place = sign === null ? undefined : outline.places.get(step_id ?? '');
  const cells = outline.exercises.map(({ id }) => {
    if (only && !only.includes(id)) {
      return { exercise_id: id, state: 'not_assigned' as const, tries: 0 };
    }
    const result = results?.find(({ exercise }) => exercise === id);
    const tries = result?.tries ?? 0;
    const begun = drafts?.some(({ exercise }) => exercise === id) ?? false;
    const lastSign = place?.exercise === id ? sign : null;
    const state = stateOfCell({ tries, passed: result?.passed ?? false, begun, lastSign }, now);
    return { exercise_id: id, state, tries };
  });
  const isAtEnd = step_id === LAST_STEP;
  const step = isAtEnd ? outline.steps + 1 : (place?.number ?? null);
  return {
    member_id,
    name,
    online: sign !== null,
    step: sign === null ? null : step,
    quiet: sign !== null && !completed && !isAtEnd && isQuiet(sign, now),
    completed,
    cells,
  };
}
