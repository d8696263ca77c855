import { INSIGHT_DAYS, LEFT_AFTER_DAYS } from '@codivia/contract/api/admin-insight';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import type { Deps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import { Counts } from './counts.ts';
import { frequentAnswers } from './frequent-answers.ts';
import { figuresOf } from './lesson-figures.ts';
import * as queries from './lesson-insight.queries.ts';
import { type Period, selectMinutes, selectPlaces, selectTried } from './member-figures.queries.ts';
import { shownAnswers } from './shown-answers.ts';
import { eachPart } from './table-parts.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Every night: the figures say when they were counted. */
export const insightCount = scheduled('insight-count', '11 2 * * *');

/** Sums up what all learners did, part by part: no statement is long, whatever the number of results. */
async function countMembers(db: Db, period: Period): Promise<Counts> {
  const counts = new Counts();
  await eachPart(db, 'progress', async (inPart) => {
    await paced(async () => counts.addPlaces(await selectPlaces(db, inPart, period)));
    await paced(async () => counts.addMinutes(await selectMinutes(db, inPart, period)));
  });
  await eachPart(db, 'exercise_results', (inPart) =>
    paced(async () => counts.addTried(await selectTried(db, inPart, period))),
  );
  return counts;
}

/** Stores the figures of a lesson; false when too few have begun it. */
async function countLesson(
  { db, clock }: Deps,
  lesson_id: string,
  counts: Counts,
  { since }: Period,
): Promise<boolean> {
  const lesson = await queries.selectContent(db, lesson_id);
  const figures = lesson && figuresOf(lesson, counts.of(lesson_id));
  if (!lesson || !figures) return false;
  const found = await frequentAnswers(
    db,
    { lesson: lesson_id, exercises: lesson.exercises },
    since,
  );
  const answers = new Map([...found].map(([id, rows]) => [id, shownAnswers(rows)]));
  const exercises = figures.exercises.map((one) => ({
    ...one,
    wrong_answers: one.members === null ? 0 : (answers.get(one.id)?.length ?? 0),
  }));
  const insight = { ...figures, lesson_id, exercises, counted_at: clock() };
  await queries.replaceInsight(db, insight, answers);
  return true;
}

/**
 * Deletes old wrong answers, and counts the figures of all lessons anew: what members deleted with their accounts is not
 * in them any more.
 */
export async function countInsight(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock().getTime();
  const period = {
    since: new Date(now - INSIGHT_DAYS * DAY),
    goneBefore: new Date(now - LEFT_AFTER_DAYS * DAY),
    until: new Date(now),
  };
  await queries.deleteWrongAnswersBefore(db, period.since);
  const counts = await countMembers(db, period);
  const counted: string[] = [];
  for (const id of await queries.selectCountedLessons(db)) {
    if (await countLesson(deps, id, counts, period)) counted.push(id);
  }
  await queries.deleteOtherInsights(db, counted);
}
