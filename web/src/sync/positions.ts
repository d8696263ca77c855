import {
  keepLessonPosition,
  type LessonPosition,
  STEPS_MAX,
} from '@codivia/contract/lessons/lesson-positions';
import { call } from '../lib/api.ts';
import { createOutbox } from './outbox.ts';
import { createEntries } from './stored-entries.ts';

/** Maximum number of lessons of one person that this browser remembers. */
const MAX_LESSONS = 200;

interface KnownPosition extends LessonPosition {
  /** Tells whether the account has it. */
  sent: boolean;
}

type Positions = Record<string, KnownPosition>;

const inOrder = (positions: Positions) =>
  Object.entries(positions).toSorted(([, a], [, b]) => a.moved_at.localeCompare(b.moved_at));

/** Returns the latest ones only; positions that the account does not have yet always stay. */
function bounded(positions: Positions): Positions {
  const latest = inOrder(positions).toReversed();
  return Object.fromEntries(latest.filter(([, { sent }], i) => !sent || i < MAX_LESSONS));
}

/** The later of two positions, with all steps that were done in either. */
export function mergedPosition(
  one: LessonPosition | null,
  other: LessonPosition | null,
): LessonPosition | null {
  if (!one || !other) return one ?? other;
  const latest = Date.parse(one.moved_at) > Date.parse(other.moved_at) ? one : other;
  return { ...latest, done: [...new Set([...one.done, ...other.done])] };
}

/** The positions of everybody in this browser. */
export const knownPositions = createEntries<KnownPosition>({
  storageKey: 'lesson_positions',
  merge: (before, more) => {
    const merged = mergedPosition(before ?? null, more) ?? more;
    return { ...merged, done: merged.done.slice(-STEPS_MAX), sent: false };
  },
  fromStored: (stored) => Object.fromEntries(inOrder(stored as Positions)),
  toStored: bounded,
});

function positionOf({ sent: _, ...position }: KnownPosition): LessonPosition {
  return position;
}

/** Returns the position of a person in a lesson, as this browser knows it. */
export function knownPosition(person: string, lesson: string): LessonPosition | null {
  const known = knownPositions.read(person)[lesson];
  return known ? positionOf(known) : null;
}

/** Returns the moments when a person was last in lessons, as this browser knows them, by ids of lessons. */
export function knownMoments(person: string): [lesson: string, movedAt: string][] {
  return Object.entries(knownPositions.read(person)).map(([lesson, { moved_at }]) => [
    lesson,
    moved_at,
  ]);
}

/** Stores a move at once, with the steps that another tab has done. */
export const keepPosition = (person: string, lesson: string, position: LessonPosition): void =>
  knownPositions.add(person, lesson, { ...position, sent: false });

/** Sends the member's positions in lessons to the account. */
export const sendPositions = createOutbox({
  from: knownPositions,
  send: ({ key, entry }) =>
    call(keepLessonPosition, { params: { lesson_id: key }, body: positionOf(entry) }),
});
