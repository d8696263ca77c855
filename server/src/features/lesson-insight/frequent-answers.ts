import { WRONG_ANSWERS_SHOWN } from '@codivia/contract/api/admin-insight';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import { exerciseVersion } from '../exercise-results/exercise-results.service.ts';
import {
  type AnswerPlace,
  type FoundAnswer,
  placeAfter,
  selectFrequentAnswers,
} from './frequent-answers.queries.ts';

/** Rows that are read at a time; those of one answer are read together, however many they are. */
const ROWS = 10_000;
/** Answers to one exercise that are kept: some are not shown for what is written in them. */
const KEPT = 3 * WRONG_ANSWERS_SHOWN;

const mostFrequent = (answers: readonly FoundAnswer[]) =>
  answers
    .toSorted(
      (one, other) => other.members - one.members || (one.answer_hash < other.answer_hash ? -1 : 1),
    )
    .slice(0, KEPT);

/**
 * Returns the wrong answers by exercise that enough learners have given since a moment to the present versions of the
 * exercises of a lesson, the most frequent first. They are read in the order of their places, each once.
 */
export async function frequentAnswers(
  db: Db,
  { lesson, exercises }: { lesson: string; exercises: readonly AuthoredExercise[] },
  since: Date,
  rows = ROWS,
): Promise<ReadonlyMap<string, readonly FoundAnswer[]>> {
  const versions = new Map(exercises.map((one) => [one.id, exerciseVersion(one)]));
  const kept = new Map<string, readonly FoundAnswer[]>();
  let after: AnswerPlace | undefined = { exercise_id: '', answer_hash: '' };
  while (after) {
    const from: AnswerPlace = after;
    const upTo = await paced(() => placeAfter(db, lesson, from, rows));
    const found = await paced(() =>
      selectFrequentAnswers(db, { lesson, after: from, upTo }, since),
    );
    const present = found.filter((one) => one.version === versions.get(one.exercise_id));
    for (const [exercise, answers] of Map.groupBy(present, (one) => one.exercise_id)) {
      kept.set(exercise, mostFrequent([...(kept.get(exercise) ?? []), ...answers]));
    }
    after = upTo;
  }
  return kept;
}
