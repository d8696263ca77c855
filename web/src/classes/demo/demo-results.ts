import {
  type ClassResults,
  type ExerciseMistakes,
  exportClassResults,
  type PupilResults,
  readClassMistakes,
  readClassResults,
  readPupilSheet,
} from '@codivia/contract/api/class-results';
import type { ClassMember } from '@codivia/contract/api/classes';
import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import { DEMO_ANSWERS } from './demo-answers.ts';
import { type DemoAnswer, notHere, on } from './demo-answers-of.ts';
import { DEMO_LESSON } from './demo-lesson.ts';
import { countedAssignments, markOf } from './demo-marks.ts';
import { type DemoState, mondayOf, presentIn } from './demo-state.ts';

const NOBODY = { en: 'There is no such pupil.', fr: 'Cet élève n’existe pas.' };

type Period = { from?: string | undefined; to?: string | undefined } | undefined;

function weeksIn(period: Period, zone: string, now: Date): string[] {
  const last = mondayOf(now, zone);
  const first = mondayOf(new Date(`${period?.from ?? last}T12:00:00Z`), 'UTC');
  const weeks: string[] = [];
  for (let week = first; week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** The marks, minutes and completed lessons of a pupil, week by week. */
function resultsOf(
  demo: DemoState,
  member: ClassMember,
  { weeks, assignments }: Pick<ClassResults, 'weeks' | 'assignments'>,
): PupilResults {
  const { id, name, joined_at } = member;
  const place = [...demo.work.keys()].indexOf(id);
  const day = localDayIn(demo.taught.time_zone);
  const marks = assignments.flatMap((one) => markOf(demo, member, one) ?? []);
  const isIn = (week: string, moment: string | null) => {
    const on = moment === null ? '' : day(new Date(moment));
    return on >= week && on < addDays(week, 7);
  };
  const lessons = weeks.map((week) => marks.filter((mark) => isIn(week, mark.done_at)).length);
  const joined = day(new Date(joined_at));
  const minutes = weeks.map((week, i) =>
    addDays(week, 7) <= joined || place < 0
      ? 0
      : 12 + ((place * 13 + (weeks.length - i) * 17) % 24) + 18 * (lessons[i] ?? 0),
  );
  return { id, name, joined_at, marks, minutes, lessons };
}

function readResults(demo: DemoState, period: Period): ClassResults {
  const now = new Date();
  const { time_zone } = demo.taught;
  const weeks = weeksIn(period, time_zone, now);
  const read_at = now.toISOString();
  const assignments = countedAssignments(demo).filter(
    ({ opens_at, due_at }) => opens_at <= read_at && (due_at ?? opens_at) >= (weeks[0] ?? ''),
  );
  const pupils = presentIn(demo).map((one) => resultsOf(demo, one, { weeks, assignments }));
  return { time_zone, read_at, weeks, assignments, pupils };
}

/** The wrong answers of the watched lesson. */
function mistakesOf({ language }: DemoState): ExerciseMistakes[] {
  return DEMO_LESSON.exercises.map(({ id, title }, i) => ({
    exercise_id: id,
    title,
    mistakes: (DEMO_ANSWERS[id]?.wrong ?? []).map(({ message }, j) => ({
      label: message[language],
      pupils: 8 - i - 2 * j,
      tries: 13 - 2 * i - 3 * j + i * j,
    })),
  }));
}

/** Returns the answers about results. */
export function resultAnswers(demo: DemoState): DemoAnswer[] {
  return [
    on(readClassResults, ({ query }) => readResults(demo, query)),
    on(exportClassResults, ({ query }) => readResults(demo, query)),
    on(readClassMistakes, ({ query }) =>
      query?.lesson_id === DEMO_LESSON.id ? mistakesOf(demo) : [],
    ),
    on(readPupilSheet, ({ params, query }) => {
      const { pupils, ...results } = readResults(demo, query);
      const pupil = pupils.find(({ id }) => id === params.member_id);
      if (!pupil) throw notHere(NOBODY, 404);
      return { ...results, class_name: demo.taught.name, pupil };
    }),
  ];
}
