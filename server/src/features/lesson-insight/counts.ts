import type { MinutesRow, PlaceRow, TriedRow } from './member-figures.queries.ts';

/** Members who are at a step, or were when they finished. */
export interface Place extends Omit<PlaceRow, 'lesson_id'> {}

/** What was counted of one lesson so far. */
export interface LessonCount {
  places: Map<string, Place>;
  /** Numbers of members by their minutes. */
  minutes: Map<number, number>;
  exercises: Map<string, Omit<TriedRow, 'lesson_id' | 'exercise_id'>>;
}

/** The sums over all members so far, by lesson: they are small, however many members there are. */
export class Counts {
  readonly #lessons = new Map<string, LessonCount>();

  of(lesson: string): LessonCount {
    const found = this.#lessons.get(lesson);
    if (found) return found;
    const none = { places: new Map(), minutes: new Map(), exercises: new Map() };
    this.#lessons.set(lesson, none);
    return none;
  }

  addPlaces(rows: readonly PlaceRow[]): void {
    for (const { lesson_id, ...row } of rows) {
      const { places } = this.of(lesson_id);
      const key = `${row.step_index}/${row.step_id}`;
      const before = places.get(key);
      places.set(key, {
        ...row,
        started: row.started + (before?.started ?? 0),
        finished: row.finished + (before?.finished ?? 0),
        left: row.left + (before?.left ?? 0),
      });
    }
  }

  addMinutes(rows: readonly MinutesRow[]): void {
    for (const { lesson_id, minutes, members } of rows) {
      const lesson = this.of(lesson_id);
      lesson.minutes.set(minutes, members + (lesson.minutes.get(minutes) ?? 0));
    }
  }

  addTried(rows: readonly TriedRow[]): void {
    for (const { lesson_id, exercise_id, members, tries, solved } of rows) {
      const { exercises } = this.of(lesson_id);
      const before = exercises.get(exercise_id);
      exercises.set(exercise_id, {
        members: members + (before?.members ?? 0),
        tries: tries + (before?.tries ?? 0),
        solved: solved + (before?.solved ?? 0),
      });
    }
  }
}
