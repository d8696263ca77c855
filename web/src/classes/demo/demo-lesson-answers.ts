import {
  listClassLessons,
  type PupilWork,
  pauseClass,
  readLessonView,
  readPupilWork,
} from '@codivia/contract/api/class-lessons';
import { commentWork, listClassThreads } from '@codivia/contract/api/class-threads';
import { DEMO_ANSWERS } from './demo-answers.ts';
import { type DemoAnswer, notHere, on } from './demo-answers-of.ts';
import { DEMO_LESSON } from './demo-lesson.ts';
import { type DemoState, presentIn } from './demo-state.ts';
import { demoThread } from './demo-thread.ts';
import { demoView } from './demo-view.ts';
import { cellOf, readWork } from './demo-work.ts';

const NOTHING = { en: 'There is nothing here.', fr: 'Il n’y a rien ici.' };
const WRITTEN_BEFORE_MS = 90_000;

type Written = Pick<PupilWork, 'kind' | 'files' | 'answer' | 'check' | 'written_at'>;

/** The work of a pupil who is as far as this. Everyone makes one of two mistakes. */
function writtenBy(
  demo: DemoState,
  place: number,
  { exercise_id, state, tries }: ReturnType<typeof cellOf>,
): Written {
  const { language } = demo.taught;
  const { kind, program, begun, solved, wrong } = DEMO_ANSWERS[exercise_id] ?? {};
  const nothing = { kind: kind === 'question' ? null : ('python' as const), files: null };
  if (state === 'not_begun') return { ...nothing, answer: null, check: null, written_at: null };
  const isWrong = state !== 'solved' && tries > 0;
  const mistake = wrong?.[place % 2 === 0 ? 0 : 1];
  const text = (isWrong ? mistake?.written : state === 'solved' ? solved : begun)?.[language];
  const at = new Date(Date.now() - WRITTEN_BEFORE_MS).toISOString();
  const message = isWrong ? (mistake?.message[language] ?? '') : '';
  const checked = { passed: state === 'solved', message, at };
  const files = kind === 'prediction' ? program?.[language] : text;
  return {
    ...nothing,
    files: kind === 'question' || files === undefined ? null : { 'main.py': files },
    answer: kind === 'program' ? null : (text ?? null),
    check: tries > 0 ? checked : null,
    written_at: at,
  };
}

function workOf(demo: DemoState, memberId: string, exerciseId: string): PupilWork {
  const members = presentIn(demo);
  const place = members.findIndex(({ id }) => id === memberId);
  const index = DEMO_LESSON.exercises.findIndex(({ id }) => id === exerciseId);
  const [member, exercise] = [members[place], DEMO_LESSON.exercises[index]];
  if (!member || !exercise) throw notHere(NOTHING, 404);
  const cell = cellOf(demo.work.get(memberId) ?? readWork('off'), index, Date.now());
  return {
    member: { id: memberId, name: member.name },
    exercise: { id: exerciseId, title: exercise.title },
    language: demo.taught.language,
    beside: [],
    state: cell.state,
    tries: cell.tries,
    thread_id: null,
    ...writtenBy(demo, place, cell),
  };
}

/** Returns the answers about the lesson that is watched. */
export function lessonAnswers(demo: DemoState): DemoAnswer[] {
  return [
    on(listClassLessons, () => [
      {
        lesson_id: DEMO_LESSON.id,
        title: DEMO_LESSON.title,
        online: demoView(demo).rows.filter(({ online }) => online).length,
      },
    ]),
    on(readLessonView, () => demoView(demo)),
    on(pauseClass, ({ body }) => {
      demo.pausedUntil = Date.now() + body.seconds * 1000;
      return body;
    }),
    on(readPupilWork, ({ params }) => workOf(demo, params.member_id, params.exercise_id)),
    on(listClassThreads, () => []),
    on(commentWork, ({ params, body }) => {
      const work = workOf(demo, params.member_id, body.exercise_id);
      return demoThread(demo, work, body);
    }),
  ];
}
