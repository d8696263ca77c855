import { type ExerciseDraft, keepExerciseDraft } from '@codivia/contract/exercises/drafts';
import { call } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { currentVersionIn } from '../../lib/current-version.ts';
import { createOutbox } from '../outbox.ts';
import { bringDraft, markDraftRefused, markDraftSent, unsentDrafts } from './known-drafts.ts';

export { bringDraft };

type OnRefused = (error: ApiError) => void;

const deliver = createOutbox({
  from: { pending: unsentDrafts },
  send: ({ params, body }) => call(keepExerciseDraft, { params, body }),
  onSent: (draft, { revision }) => markDraftSent(draft, revision),
  onFailed(draft, failure, { context: onRefused }: { context: OnRefused }) {
    if (failure.kind !== 'refused') return;
    const theirs = currentVersionIn<ExerciseDraft>(failure.error);
    if (theirs) {
      bringDraft(draft.params.lesson_id, theirs);
      return;
    }
    markDraftRefused(draft);
    if (failure.isContent) onRefused(failure.error);
  },
});

/**
 * Sends the drafts that the member has written in exercises. `onRefused` is called for those that the account will
 * never take.
 */
export const sendDrafts = (onRefused: OnRefused = () => {}): Promise<void> => deliver(onRefused);
