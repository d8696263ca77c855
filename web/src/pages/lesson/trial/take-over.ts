import type { QueryClient } from '@tanstack/react-query';
import {
  deleteTrial,
  isTrialOf,
  readTrial,
  TRIAL,
  type TrialRecord,
  trialPlace,
} from '../../../features/trial-lesson/trial-record.ts';
import { draftChangedAt, placeOfDraft, readDraft } from '../../../lib/drafts.ts';
import { restoreAnswer } from '../../../lib/exercise-results/answer-drafts.ts';
import { readSession } from '../../../lib/session.ts';
import { deleteStored, storedKeys } from '../../../lib/storage.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { knownPositions, sendPositions } from '../../../sync/positions.ts';
import { knownResults, solvedHere } from '../../../sync/results.ts';
import { sendResults } from '../../../sync/send-results.ts';
import { isTrialStarted } from './trial-started.ts';

/** Each draft of the trial lesson, by the name that it has without `trial/`. */
function trialDrafts({ lesson }: TrialRecord): string[] {
  return storedKeys(`code:${trialPlace(lesson)}/`).map((key) => key.slice(`code:${TRIAL}/`.length));
}

/** Moves the drafts that are newer than those of the member; a member's own older one is put aside. */
function moveDrafts(record: TrialRecord): void {
  for (const name of trialDrafts(record)) {
    const code = readDraft(`${TRIAL}/${name}`);
    const at = draftChangedAt(`${TRIAL}/${name}`) ?? record.began;
    const { place, part } = placeOfDraft(name);
    if (code !== null) restoreAnswer(place, { [part]: code }, new Date(at).toISOString());
  }
}

function deleteAll(record: TrialRecord): void {
  const place = `${trialPlace(record.lesson)}/` as const;
  const prefixes = [`code:${place}`, `code-at:${place}`, `aside:${place}`] as const;
  deleteStored(...prefixes.flatMap((prefix) => storedKeys(prefix)));
  deleteTrial();
}

/** Returns the number of solved exercises of the trial. */
export const solvedInTrial = ({ lesson }: TrialRecord) => solvedHere(TRIAL, lesson).length;

/** Returns the message for a member whose trial is now in the account. */
export function transferredText(t: Translate<'trial-lesson'>, solved: number): string {
  return solved > 0 ? t('taken_over', { count: solved }) : t('taken_over_unsolved');
}

/**
 * Makes the trial that of a member, in this browser at once and in the account soon. Each step may be repeated, by
 * another tab or after a reload, and the record is deleted last (docs/decisions/0209).
 */
export function takeOver(record: TrialRecord, person: string, queryClient: QueryClient): void {
  knownResults.move(TRIAL, person);
  knownPositions.move(TRIAL, person);
  moveDrafts(record);
  deleteAll(record);
  void sendResults(queryClient);
  void sendPositions();
}

/** Deletes all of the trial. */
export function discard(record: TrialRecord): void {
  knownResults.forget(TRIAL);
  knownPositions.forget(TRIAL);
  deleteAll(record);
}

/**
 * Takes the trial over if the account of the signed-in member was created here for it. Returns the number of its solved
 * exercises; null if nothing was done.
 */
export function transferOwnTrial(queryClient: QueryClient): number | null {
  const record = readTrial();
  const { user } = readSession();
  if (!record || !user || !isTrialOf(record, user)) return null;
  const begun = isTrialStarted(record);
  const solved = solvedInTrial(record);
  takeOver(record, user.id, queryClient);
  return begun ? solved : null;
}
