import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { Replay } from '@codivia/contract/api/live-replays';
import { applyEvent, type LiveStage, openStage } from '@codivia/contract/api/live-stage';

/** A snapshot of the stage is kept after this many events, so that any stage is a few events away from one. */
const SNAPSHOT_INTERVAL = 100;
/** Maximum number of passages that a search returns. */
const FOUND_MAX = 30;
const EXCERPT = 70;
/** Pauses longer than this are cut to this length, in milliseconds. */
const PAUSE_MS = 2500;
const PAUSE_LEFT_MS = 1200;

/** A note of the host, and when it was shown, in milliseconds since the start. */
export interface Chapter {
  at: number;
  title: string;
  text: string;
}

/** A moment at which a searched text appears. */
export interface Found {
  at: number;
  kind: 'note' | 'code';
  excerpt: string;
}

function excerptOf(text: string, at: number): string {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const from = Math.max(lineStart, at - EXCERPT / 2);
  return (text.slice(from).split('\n')[0] ?? '').slice(0, EXCERPT).trim();
}

/** Returns what a replay shows at any moment. Moments are milliseconds since its start. */
export class Timeline {
  readonly duration: number;
  readonly chapters: readonly Chapter[];
  readonly events: readonly LiveEvent[];
  /** The stage after `index * SNAPSHOT_INTERVAL` events; computed when it is first needed. */
  readonly #kept: LiveStage[];
  #latest: { count: number; stage: LiveStage };

  constructor({ events, files, duration_ms }: Pick<Replay, 'events' | 'files' | 'duration_ms'>) {
    this.events = events;
    this.duration = Math.max(duration_ms, events.at(-1)?.at ?? 0);
    this.chapters = events.flatMap(({ at, body }) =>
      body.type === 'note' ? [{ at, title: body.title, text: body.text }] : [],
    );
    const start = openStage(files);
    this.#kept = [start];
    this.#latest = { count: 0, stage: start };
  }

  /** Returns the number of events up to a moment. */
  countAt(at: number): number {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.events[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The stage after `count` events. */
  stageAfter(count: number): LiveStage {
    const before = this.#latest;
    const near = before.count <= count && count - before.count < SNAPSHOT_INTERVAL;
    const stage = near ? this.#apply(before.stage, before.count, count) : this.#fromKept(count);
    this.#latest = { count, stage };
    return stage;
  }

  /** The chapter of a moment, from 0; -1 before the first. */
  chapterAt(at: number): number {
    return this.chapters.findLastIndex((chapter) => chapter.at <= at);
  }

  /** Returns the position of a player that was at `at`, after some milliseconds; without long pauses if asked. */
  advance(at: number, milliseconds: number, skipPauses: boolean): number {
    const then = at + milliseconds;
    const count = this.countAt(at);
    const next = this.events[count]?.at;
    if (skipPauses && next !== undefined) {
      const since = this.events[count - 1]?.at ?? 0;
      if (next - since > PAUSE_MS && then - since > PAUSE_LEFT_MS) return Math.max(then, next);
    }
    return Math.min(then, this.duration);
  }

  /** Finds a text in notes and in the code, in the order of time. Capitals do not count. */
  search(text: string): Found[] {
    const searched = text.trim().toLowerCase();
    if (searched === '') return [];
    const inNotes = this.chapters.flatMap(({ at, title, text: body }): Found[] =>
      `${title}\n${body}`.toLowerCase().includes(searched)
        ? [{ at, kind: 'note', excerpt: title }]
        : [],
    );
    const all = [...inNotes, ...this.#inCode(searched)];
    return all.sort((one, other) => one.at - other.at).slice(0, FOUND_MAX);
  }

  #apply(stage: LiveStage, from: number, to: number): LiveStage {
    return this.events.slice(from, to).reduce(applyEvent, stage);
  }

  #fromKept(count: number): LiveStage {
    const wanted = Math.floor(count / SNAPSHOT_INTERVAL);
    for (let index = this.#kept.length; index <= wanted; index++) {
      const before = this.#kept[index - 1] as LiveStage;
      this.#kept.push(
        this.#apply(before, (index - 1) * SNAPSHOT_INTERVAL, index * SNAPSHOT_INTERVAL),
      );
    }
    return this.#apply(this.#kept[wanted] as LiveStage, wanted * SNAPSHOT_INTERVAL, count);
  }

  /** Finds each time at which the code began to contain the text. It looks closely only where that changed. */
  #inCode(searched: string): Found[] {
    const found: Found[] = [];
    let before = this.#placeIn(0, searched);
    for (let from = 0; from < this.events.length; from += SNAPSHOT_INTERVAL) {
      const to = Math.min(from + SNAPSHOT_INTERVAL, this.events.length);
      const after = this.#placeIn(to, searched);
      if (!before && after) {
        const count = this.#firstWith(from, to, searched);
        const event = this.events[count - 1];
        const excerpt = this.#placeIn(count, searched) ?? '';
        if (event) found.push({ at: event.at, kind: 'code', excerpt });
      }
      before = after;
    }
    return found;
  }

  /** The first number of events between two after which the code holds the text. */
  #firstWith(from: number, to: number, searched: string): number {
    let [low, high] = [from, to];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (this.#placeIn(middle, searched) === null) low = middle;
      else high = middle;
    }
    return high;
  }

  /** The line of the code that contains the text after `count` events. */
  #placeIn(count: number, searched: string): string | null {
    for (const { text } of Object.values(this.#fromKept(count).files)) {
      const code = text.toString();
      const at = code.toLowerCase().indexOf(searched);
      if (at >= 0) return excerptOf(code, at);
    }
    return null;
  }
}
