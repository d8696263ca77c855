import type { PupilWork } from '@codivia/contract/api/class-lessons';
import type { CodePlace, Thread } from '@codivia/contract/api/mentoring';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { DEMO_LESSON } from './demo-lesson.ts';
import type { DemoState } from './demo-state.ts';

type Comment = { files: ProgramFiles; text: string; place?: CodePlace | undefined };

/** Returns the thread that a comment begins. It reaches nobody, and is gone with the open program. */
export function demoThread(
  { language, taught }: DemoState,
  { member, exercise, kind, check }: PupilWork,
  { files, text, place }: Comment,
): Thread {
  const at = new Date().toISOString();
  return {
    id: exercise.id,
    title: exercise.title[language],
    kind: kind ?? 'python',
    language,
    state: 'answered',
    created_at: at,
    updated_at: at,
    source: {
      lesson_id: DEMO_LESSON.id,
      exercise_id: exercise.id,
      project_id: null,
      challenge_id: null,
      own_program: true,
    },
    viewer: 'mentor',
    learner: { first_name: member.name, level: 1 },
    mentor: null,
    class: { id: taught.id, name: taught.name },
    check,
    own_files: [],
    versions: [{ number: 1, files, origin: 'request', created_at: at }],
    messages: [
      {
        id: at,
        author: 'mentor',
        first_name: taught.teachers[0]?.shown_as ?? null,
        state: 'shown',
        text,
        version: 1,
        place: place ?? null,
        proposal: null,
        created_at: at,
      },
    ],
  };
}
