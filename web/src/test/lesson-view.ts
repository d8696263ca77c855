import type { LessonRow, LessonView, PupilWork } from '@codivia/contract/api/class-lessons';

const bilingual = (text: string) => ({ en: text, fr: text });

/** An invented pupil in a lesson of two exercises. */
export function lessonRow(changes: Partial<LessonRow> = {}): LessonRow {
  return {
    member_id: 'lea',
    name: 'Léa',
    online: true,
    step: 2,
    quiet: false,
    completed: false,
    cells: [
      { exercise_id: 'badge', state: 'working', tries: 0 },
      { exercise_id: 'loop', state: 'not_begun', tries: 0 },
    ],
    ...changes,
  };
}

/** An invented lesson of a class. */
export function lessonView(changes: Partial<LessonView> = {}): LessonView {
  return {
    class_name: '4e B',
    lesson_id: 'hello',
    title: bilingual('First words'),
    steps: 8,
    exercises: [
      { id: 'badge', title: bilingual('Name badge') },
      { id: 'loop', title: bilingual('A loop') },
    ],
    pause: { seconds: 0 },
    rows: [
      lessonRow(),
      lessonRow({
        member_id: 'tom',
        name: 'Tom',
        online: false,
        step: null,
        cells: [
          { exercise_id: 'badge', state: 'solved', tries: 1 },
          { exercise_id: 'loop', state: 'tried', tries: 2 },
        ],
      }),
    ],
    ...changes,
  };
}

/** The invented work of a pupil. */
export function pupilWork(changes: Partial<PupilWork> = {}): PupilWork {
  return {
    member: { id: 'lea', name: 'Léa' },
    exercise: { id: 'badge', title: bilingual('Name badge') },
    language: 'en',
    kind: 'python',
    files: { 'main.py': 'name = "Léo"\nprint(nmae)\n' },
    answer: null,
    beside: [],
    written_at: '2026-12-07T08:30:00.000Z',
    state: 'stuck',
    tries: 5,
    check: { passed: false, message: 'Nothing was printed.', at: '2026-12-07T08:30:00.000Z' },
    thread_id: null,
    ...changes,
  };
}
