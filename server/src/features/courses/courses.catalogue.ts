import { shownClaims } from '@codivia/contract/api/claims';
import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import type { Language } from '@codivia/contract/api/language';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { StopListening } from '../../db/listen.ts';
import { prepareAnswer, type ReadyAnswer } from '../../services/ready-answer.ts';
import { type FoundCatalogue, selectCatalogue } from './courses.queries.ts';

/** Pause after a failed reading before the next attempt, in milliseconds. */
const RETRY_DELAY = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: Catalogue;
  }
}

type InEveryLanguage<T> = Record<Language | 'both', T>;

/** The catalogue as it was read at one moment, with every answer about it ready to send. */
interface Snapshot {
  courses: ReadonlyMap<string, Course>;
  lessons: ReadonlyMap<string, LessonSummary>;
  list: InEveryLanguage<ReadyAnswer>;
  single: ReadonlyMap<string, InEveryLanguage<ReadyAnswer>>;
  claims: ReadyAnswer;
}

/** With a language, the texts of the other one are left empty (contract/src/api/courses.ts). */
export function courseIn(course: Course, language?: Language): Course {
  if (!language) return course;
  const { project } = course;
  const other = language === 'fr' ? '' : '_fr';
  return {
    ...course,
    [`description${other}`]: '',
    ...(project && { project: { ...project, [`summary${other}`]: '' } }),
  };
}

async function inEveryLanguage(
  prepare: (language?: Language) => Promise<ReadyAnswer>,
): Promise<InEveryLanguage<ReadyAnswer>> {
  const [both, fr, en] = await Promise.all([prepare(), prepare('fr'), prepare('en')]);
  return { both, fr, en };
}

function answersOf(snapshot: Snapshot | undefined): Map<string, ReadyAnswer> {
  if (!snapshot) return new Map();
  const answers = [snapshot.list, ...snapshot.single.values()].flatMap(Object.values<ReadyAnswer>);
  return new Map([...answers, snapshot.claims].map((answer) => [answer.plain.etag, answer]));
}

async function snapshotOf(
  { courses: found, evidence }: FoundCatalogue,
  before: Snapshot | undefined,
): Promise<Snapshot> {
  const known = answersOf(before);
  const list = await inEveryLanguage((language) =>
    prepareAnswer(
      found.map((course) => courseIn(course, language)),
      known,
    ),
  );
  const single = await Promise.all(
    found.map(async (course) => {
      const answers = await inEveryLanguage((language) =>
        prepareAnswer(courseIn(course, language), known),
      );
      return [course.id, answers] as const;
    }),
  );
  const claims = await prepareAnswer(shownClaims(evidence), known);
  // Data that depends on the catalogue, such as rendered pages, stays when nothing visible has changed.
  if (before && list.both === before.list.both && claims === before.claims) return before;
  return {
    claims,
    courses: new Map(found.map((course) => [course.id, course])),
    lessons: new Map(found.flatMap((c) => c.lessons).map((lesson) => [lesson.id, lesson])),
    list,
    single: new Map(single),
  };
}

/** Every active course with its lessons, kept in memory and read again when the database announces a change. */
export class Catalogue {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  #snapshot: Snapshot | undefined;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopListening: StopListening | undefined;

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
  }

  /** Reads the catalogue, and follows every change of it from then on. */
  async open(): Promise<void> {
    this.#stopListening = await this.#database.listen('catalogue', () => void this.#follow());
    await this.refresh();
  }

  async close(): Promise<void> {
    clearTimeout(this.#retry);
    const stop = this.#stopListening;
    this.#stopListening = undefined;
    await stop?.();
    await Promise.allSettled([this.#reading, this.#next]);
  }

  /**
   * Reads the catalogue from the database. The code that has just changed it awaits this, so that this process shows
   * the change at once; other processes are notified. Calls during one reading share one further reading, which begins
   * after all of them.
   */
  refresh(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#read().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    this.#next ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.refresh();
      });
    return this.#next;
  }

  get courses(): ReadonlyMap<string, Course> {
    return this.#now.courses;
  }

  get lessons(): ReadonlyMap<string, LessonSummary> {
    return this.#now.lessons;
  }

  /** The answer that lists every course. */
  list(language: Language | undefined): ReadyAnswer {
    return this.#now.list[language ?? 'both'];
  }

  /** The answer about one course, or undefined when there is none. */
  single(id: string, language: Language | undefined): ReadyAnswer | undefined {
    return this.#now.single.get(id)?.[language ?? 'both'];
  }

  /** The answer that lists the claims. */
  get claims(): ReadyAnswer {
    return this.#now.claims;
  }

  get #now(): Snapshot {
    if (!this.#snapshot) throw new Error('the catalogue was not opened');
    return this.#snapshot;
  }

  async #read(): Promise<void> {
    this.#snapshot = await snapshotOf(await selectCatalogue(this.#database.db), this.#snapshot);
  }

  /** Keeps the present catalogue when the database cannot be read, and tries again. */
  async #follow(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (!this.#stopListening) return;
      this.#log.error({ err: error }, 'the catalogue could not be read again');
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#follow(), RETRY_DELAY);
    }
  }
}
