import {
  INSIGHT_MEMBERS_MIN,
  type InsightExercise,
  type InsightStep,
} from '@codivia/contract/api/admin-insight';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { isChecked, taskNameOf } from '@codivia/contract/exercises/modules';
import { lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { htmlOfLesson } from '@codivia/contract/lessons/plain-lesson';
import { exercisesInOrder, titleOf } from '../class-lessons/lesson-view.service.ts';
import type { LessonCount } from './counts.ts';

/** The parts of a lesson by which its figures are told. */
export interface CountedLesson {
  content: string;
  content_fr: string;
  exercises: readonly AuthoredExercise[];
}

/** Returns the steps of a lesson with what members did at each. */
function stepsOf({ content, content_fr }: CountedLesson, { places }: LessonCount): InsightStep[] {
  const steps = lessonSteps(htmlOfLesson(content));
  const french = new Map(lessonSteps(htmlOfLesson(content_fr)).map((step) => [step.id, step]));
  const last = steps.length - 1;
  /** Where a step is now; one that is gone is taken for the one that has its place. */
  const placeOf = (id: string | null, index: number | null) => {
    const found = steps.findIndex((step) => step.id === id);
    return found >= 0 ? found : Math.min(Math.max(index ?? 0, 0), last);
  };
  const at = steps.map(() => ({ stayed: 0, left: 0 }));
  let finished = 0;
  for (const place of places.values()) {
    const step = at[placeOf(place.step_id, place.step_index)];
    finished += place.finished;
    if (!step) continue;
    step.stayed += place.started - place.finished;
    step.left += place.left;
  }
  let reached = finished + at.reduce((sum, { stayed }) => sum + stayed, 0);
  return steps.map(({ id, heading, action }, index) => {
    const { stayed = 0, left = 0 } = at[index] ?? {};
    const isExercise = action?.tag === 'code-exercise' || action?.tag === 'quiz-question';
    const step = {
      id,
      heading: { en: heading, fr: french.get(id)?.heading ?? heading },
      exercise_id: isExercise ? action.value : null,
      reached,
      passed: reached - stayed,
      left,
    };
    reached -= stayed;
    return step;
  });
}

function exercisesOf({ content, exercises }: CountedLesson, count: LessonCount): InsightExercise[] {
  return exercisesInOrder(content, exercises).map((exercise) => {
    const { members = 0, tries = 0, solved = 0 } = count.exercises.get(exercise.id) ?? {};
    const isEnough = members >= INSIGHT_MEMBERS_MIN;
    return {
      id: exercise.id,
      title: titleOf(exercise),
      kind: isChecked(exercise) ? taskNameOf(exercise) : exercise.kind,
      members: isEnough ? members : null,
      tries_per_member: isEnough ? tries / members : null,
      solved: isEnough ? solved / members : null,
      wrong_answers: 0,
    };
  });
}

/** Returns the median of values that are given with how often each occurs; null for fewer than five. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < INSIGHT_MEMBERS_MIN) return null;
  let below = 0;
  for (const [value, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    below += count;
    if (below * 2 >= total) return value;
  }
  return null;
}

/** Returns the figures of a lesson; null while fewer than five members have begun it. */
export function figuresOf(lesson: CountedLesson, count: LessonCount) {
  const places = [...count.places.values()];
  const sum = (name: 'started' | 'finished') =>
    places.reduce((total, place) => total + place[name], 0);
  if (sum('started') < INSIGHT_MEMBERS_MIN) return null;
  return {
    started: sum('started'),
    finished: sum('finished'),
    median_minutes: medianOf(count.minutes),
    steps: stepsOf(lesson, count),
    exercises: exercisesOf(lesson, count),
  };
}
