import type { MentoringOverview, Thread, ThreadMessage } from '@codivia/contract/api/mentoring';

const AT = '2026-11-20T10:00:00.000Z';
export const CODE = { 'main.py': 'name = "Ada"\nprint(name)\n' };
export const CHANGED_CODE = { 'main.py': 'name = "Ada"\nprint("Hi", name)\n' };

export function threadMessage(changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: 'm1',
    author: 'learner',
    first_name: 'Ada',
    state: 'shown',
    text: 'Why?',
    version: 1,
    place: null,
    proposal: null,
    created_at: AT,
    ...changes,
  };
}

export function mentoringThread(changes: Partial<Thread> = {}): Thread {
  return {
    id: 't1',
    title: 'Name badge',
    kind: 'python',
    language: 'en',
    state: 'answered',
    created_at: AT,
    updated_at: AT,
    viewer: 'learner',
    source: {
      lesson_id: 'loops',
      exercise_id: 'badge',
      project_id: null,
      challenge_id: null,
      own_program: true,
    },
    learner: { first_name: 'Ada', level: 2 },
    mentor: { first_name: 'Mia' },
    check: { passed: false, message: 'Nothing was printed.' },
    own_files: [],
    versions: [{ number: 1, files: CODE, origin: 'request', created_at: AT }],
    messages: [threadMessage()],
    ...changes,
  };
}

export function mentoringOverview(changes: Partial<MentoringOverview> = {}): MentoringOverview {
  return {
    included: true,
    requests_left: 2,
    median_wait_minutes: null,
    threads: [],
    mentor: null,
    ...changes,
  };
}
