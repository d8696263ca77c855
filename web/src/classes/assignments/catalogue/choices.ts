import type { Assignment, NewAssignment } from '@codivia/contract/api/assignments';

type Target = Pick<Assignment, 'kind' | 'lesson_id' | 'exercise_id' | 'challenge_id'>;

/** Something of the catalogue that was chosen, with its title in the reader's language. */
export type Choice = Target & { title: string; is_premium: boolean };

/** The key of a lesson. */
export const lessonKey = (lesson_id: string): string =>
  keyOf({ kind: 'lesson', lesson_id, exercise_id: null, challenge_id: null });

type Described = Pick<Choice, 'title' | 'is_premium'>;

/** A lesson as a choice. */
export const lessonChoice = (lesson_id: string, described: Described): Choice => ({
  kind: 'lesson',
  lesson_id,
  exercise_id: null,
  challenge_id: null,
  ...described,
});

/** An exercise of a lesson as a choice. */
export const exerciseChoice = (
  lesson_id: string,
  exercise_id: string,
  described: Described,
): Choice => ({
  kind: 'exercise',
  lesson_id,
  exercise_id,
  challenge_id: null,
  ...described,
});

/** A challenge as a choice. */
export const challengeChoice = (challenge_id: string, described: Described): Choice => ({
  kind: 'challenge',
  lesson_id: null,
  exercise_id: null,
  challenge_id,
  ...described,
});

/** The same text for the same lesson, exercise or challenge only. */
export function keyOf({ kind, lesson_id, exercise_id, challenge_id }: Target): string {
  return [kind, lesson_id, exercise_id, challenge_id].join(' ');
}

type Plan = Pick<NewAssignment, 'opens_local' | 'due_local' | 'member_ids'>;

/** A choice with its plan, as the server takes it. */
export function newAssignment(choice: Choice, plan: Plan): NewAssignment {
  const { lesson_id, exercise_id, challenge_id } = choice;
  if (challenge_id !== null) return { kind: 'challenge', challenge_id, ...plan };
  if (lesson_id === null) throw new Error('There is neither a challenge nor a lesson');
  if (exercise_id === null) return { kind: 'lesson', lesson_id, ...plan };
  return { kind: 'exercise', lesson_id, exercise_id, ...plan };
}

/** Everything that a row of the catalogue needs to know. */
export type Picking = {
  /** The keys of what is chosen, and of what the class has already. */
  chosen: ReadonlySet<string>;
  assigned: ReadonlySet<string>;
  /** The class has a licence: Premium can be assigned. */
  licensed: boolean;
  onToggle: (choice: Choice) => void;
};
