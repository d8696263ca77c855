import { useSyncExternalStore } from 'react';
import {
  onTrialChange,
  readTrial,
  TRIAL,
  type TrialRecord,
  trialPlace,
} from '../../../features/trial-lesson/trial-record.ts';
import { storedKeys } from '../../../lib/storage.ts';
import { knownPosition } from '../../../sync/positions.ts';

/** Tells whether anything was done in a trial lesson: a person who solves an exercise has a position too. */
export function isTrialStarted({ lesson }: TrialRecord): boolean {
  return (
    knownPosition(TRIAL, lesson) !== null || storedKeys(`code:${trialPlace(lesson)}/`).length > 0
  );
}

/** Tells whether this browser has a trial to continue with; false while the page is as the server has sent it. */
export function useTrialStarted(): boolean {
  return useSyncExternalStore(
    onTrialChange,
    () => {
      const record = readTrial();
      return record !== null && isTrialStarted(record);
    },
    () => false,
  );
}
