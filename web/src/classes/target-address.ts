import type { Assignment } from '@codivia/contract/api/assignments';
import { paths } from '../lib/paths.ts';

type Target = Pick<Assignment, 'lesson_id' | 'exercise_id' | 'challenge_id'>;

/** The address of a lesson, of the step of an exercise, or of a challenge that is assigned. */
export function targetAddress({ lesson_id, exercise_id, challenge_id }: Target): string {
  if (challenge_id !== null) return paths.challenge(challenge_id);
  if (lesson_id === null) return paths.courses;
  return exercise_id === null ? paths.lesson(lesson_id) : paths.lessonStep(lesson_id, exercise_id);
}
