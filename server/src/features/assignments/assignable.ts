import type { NewAssignment } from '@codivia/contract/api/assignments';
import { type ChallengeDeps, selectPlanned } from '../challenges/challenges.service.ts';
import { LicenceNeeded, NotAssignable, type RefusedIds } from './assignments.errors.ts';
import { type AssignableLesson, selectAssignable } from './assignments.queries.ts';

/** The subject of an assignment, as it is stored. Only a licence opens a premium one. */
export interface Target {
  kind: NewAssignment['kind'];
  lesson_id: string | null;
  exercise_id: string | null;
  challenge_id: string | null;
  title_en: string;
  title_fr: string;
  is_premium: boolean;
}

const NONE = { lesson_id: null, exercise_id: null, challenge_id: null };

/** Returns the lesson, or its exercise under both titles: an exercise alone does not say where it is. */
function inLesson(
  lesson: AssignableLesson,
  wanted: Exclude<NewAssignment, { kind: 'challenge' }>,
): Target | undefined {
  const { id: lesson_id, title: title_en, title_fr, is_premium } = lesson;
  const target = { ...NONE, kind: wanted.kind, lesson_id, title_en, title_fr, is_premium };
  if (wanted.kind === 'lesson') return target;
  const exercise = lesson.exercises.find(({ id }) => id === wanted.exercise_id);
  if (!exercise) return undefined;
  const { title } = exercise;
  return {
    ...target,
    exercise_id: exercise.id,
    title_en: title ? `${title_en} · ${title.en}` : title_en,
    title_fr: title ? `${title_fr} · ${title.fr}` : title_fr,
  };
}

/** Returns what these assignments are about, in their order. Throws NotAssignable. */
export async function targetsOf(
  deps: ChallengeDeps,
  wanted: readonly NewAssignment[],
): Promise<Target[]> {
  const ids = wanted.flatMap((one) => (one.kind === 'challenge' ? [] : [one.lesson_id]));
  const found = ids.length > 0 ? await selectAssignable(deps.db, [...new Set(ids)]) : [];
  const lessons = new Map(found.map((lesson) => [lesson.id, lesson]));
  const planned = ids.length < wanted.length ? await selectPlanned(deps) : [];
  const challenges = new Map(
    planned.filter(({ published }) => published).map((challenge) => [challenge.id, challenge]),
  );
  const targetOf = (one: NewAssignment): Target | undefined => {
    if (one.kind !== 'challenge') {
      const lesson = lessons.get(one.lesson_id);
      return lesson && inLesson(lesson, one);
    }
    const challenge = challenges.get(one.challenge_id);
    if (!challenge) return undefined;
    const { id: challenge_id, title, open } = challenge;
    const titles = { title_en: title.en, title_fr: title.fr };
    return { ...NONE, kind: one.kind, challenge_id, ...titles, is_premium: !open };
  };
  const targets = wanted.map(targetOf);
  const known = targets.filter((target) => target !== undefined);
  if (known.length < targets.length) {
    throw NotAssignable(idsOf(wanted.filter((_, index) => !targets[index])));
  }
  return known;
}

/** Returns the ids of these lessons and challenges, each once. */
function idsOf(
  targets: readonly { lesson_id?: string | null; challenge_id?: string | null }[],
): RefusedIds {
  const each = (ids: readonly (string | null | undefined)[]) => [
    ...new Set(ids.filter((id): id is string => !!id)),
  ];
  return {
    lesson_ids: each(targets.map(({ lesson_id }) => lesson_id)),
    challenge_ids: each(targets.map(({ challenge_id }) => challenge_id)),
  };
}

/** Refuses what needs a licence and opens when none runs. Throws LicenceNeeded. */
export function expectLicence(
  until: Date | null,
  now: Date,
  opened: readonly (Pick<Target, 'lesson_id' | 'challenge_id' | 'is_premium'> & {
    opens_at: Date;
  })[],
): void {
  const isCovered = ({ opens_at }: { opens_at: Date }) =>
    until !== null && until > now && until > opens_at;
  const refused = opened.filter((one) => one.is_premium && !isCovered(one));
  if (refused.length > 0) throw LicenceNeeded(idsOf(refused));
}
