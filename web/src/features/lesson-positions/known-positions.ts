import { type LessonPosition, STEPS_MAX } from '@codivia/contract/lessons/lesson-positions';
import { readStoredJson, store } from '../../lib/storage.ts';

/** Lessons of one person that this browser remembers at most. */
const MAX_LESSONS = 200;

interface KnownPosition extends LessonPosition {
  /** Whether the account has it. */
  sent: boolean;
}

type Positions = Record<string, KnownPosition>;
type Known = Record<string, Positions>;

function read(): Known {
  const known = readStoredJson('lesson_positions');
  return known !== null && typeof known === 'object' ? (known as Known) : {};
}

/** The last ones only; what the account does not have yet is not forgotten. */
function bounded(positions: Positions): Positions {
  const latest = Object.entries(positions).toSorted(([, a], [, b]) =>
    b.moved_at.localeCompare(a.moved_at),
  );
  return Object.fromEntries(latest.filter(([, { sent }], i) => !sent || i < MAX_LESSONS));
}

function write(known: Known, person: string, positions: Positions): void {
  store('lesson_positions', JSON.stringify({ ...known, [person]: bounded(positions) }));
}

/** Where a person is in a lesson, as this browser knows it. */
export function knownPosition(person: string, lesson: string): LessonPosition | null {
  return read()[person]?.[lesson] ?? null;
}

/** When a person was last in lessons, as this browser knows it: moments by ids of lessons. */
export function knownMoments(person: string): [lesson: string, movedAt: string][] {
  return Object.entries(read()[person] ?? {}).map(([lesson, { moved_at }]) => [lesson, moved_at]);
}

/** Keeps a move at once, with the steps that another tab has done. */
export function keepPosition(person: string, lesson: string, position: LessonPosition): void {
  const known = read();
  const all = mergedPosition(known[person]?.[lesson] ?? null, position)?.done ?? [];
  const moved = { ...position, done: all.slice(-STEPS_MAX), sent: false };
  write(known, person, { ...known[person], [lesson]: moved });
}

/** Gives the places of one person to another, to be sent; in one write. */
export function movePositions(from: string, person: string): void {
  const { [from]: moved, ...known } = read();
  if (!moved) return;
  const positions = { ...known[person] };
  for (const [lesson, { sent: _, ...position }] of Object.entries(moved)) {
    const merged = mergedPosition(position, positions[lesson] ?? null) ?? position;
    positions[lesson] = { ...merged, sent: false };
  }
  write(known, person, positions);
}

/** Forgets the places of a person. */
export function deletePositions(person: string): void {
  const { [person]: deleted, ...known } = read();
  if (deleted) store('lesson_positions', JSON.stringify(known));
}

/** A move that the account does not have yet. */
export interface PendingPosition {
  lesson: string;
  position: LessonPosition;
}

/** The moves that a person's account does not have yet, the oldest first. */
export function pendingPositions(person: string): PendingPosition[] {
  return Object.entries(read()[person] ?? {})
    .filter(([, { sent }]) => !sent)
    .map(([lesson, { sent: _, ...position }]) => ({ lesson, position }))
    .toSorted((a, b) => a.position.moved_at.localeCompare(b.position.moved_at));
}

/** Marks a move as received by the account; one that came after it stays pending. */
export function markPositionSent(person: string, { lesson, position }: PendingPosition): void {
  const known = read();
  const now = known[person]?.[lesson];
  if (now?.moved_at !== position.moved_at || now.done.length !== position.done.length) return;
  write(known, person, { ...known[person], [lesson]: { ...now, sent: true } });
}

/** The later of two positions, with all steps that were done in either. */
export function mergedPosition(
  one: LessonPosition | null,
  other: LessonPosition | null,
): LessonPosition | null {
  if (!one || !other) return one ?? other;
  const latest = Date.parse(one.moved_at) >= Date.parse(other.moved_at) ? one : other;
  return { ...latest, done: [...new Set([...one.done, ...other.done])] };
}
