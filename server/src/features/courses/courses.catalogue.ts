import { shownClaims } from '@codivia/contract/api/claims';
import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import type { Language } from '@codivia/contract/api/language';
import type { LearningPath, LearningPathFile } from '@codivia/contract/api/learning-paths';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { StopListening } from '../../db/listen.ts';
import { prepareAnswer, type ReadyAnswer } from '../../services/ready-answer.ts';
import { shownPaths, summaryOf } from '../learning-paths/learning-paths.service.ts';
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
  paths: ReadonlyMap<string, LearningPath>;
  pathList: ReadyAnswer;
  singlePath: ReadonlyMap<string, InEveryLanguage<ReadyAnswer>>;
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

/** Leaves the texts of the other language empty in the courses of a path. */
function pathIn(path: LearningPath, language?: Language): LearningPath {
  return { ...path, courses: path.courses.map((course) => courseIn(course, language)) };
}

async function inEveryLanguage(
  prepare: (language?: Language) => Promise<ReadyAnswer>,
): Promise<InEveryLanguage<ReadyAnswer>> {
  const [both, fr, en] = await Promise.all([prepare(), prepare('fr'), prepare('en')]);
  return { both, fr, en };
}

/** The answers about single things, by their ids. */
async function eachInEveryLanguage<T extends { id: string }>(
  things: readonly T[],
  say: (thing: T, language?: Language) => unknown,
  known: ReadonlyMap<string, ReadyAnswer>,
): Promise<Map<string, InEveryLanguage<ReadyAnswer>>> {
  const answers = things.map(async (thing) => {
    const ready = await inEveryLanguage((language) => prepareAnswer(say(thing, language), known));
    return [thing.id, ready] as const;
  });
  return new Map(await Promise.all(answers));
}

function answersOf(snapshot: Snapshot | undefined): Map<string, ReadyAnswer> {
  if (!snapshot) return new Map();
  const { list, single, singlePath, claims, pathList } = snapshot;
  const answers = [list, ...single.values(), ...singlePath.values()].flatMap(
    Object.values<ReadyAnswer>,
  );
  return new Map([...answers, claims, pathList].map((answer) => [answer.plain.etag, answer]));
}

async function snapshotOf(
  { courses: found, evidence }: FoundCatalogue,
  pathFiles: readonly LearningPathFile[],
  before: Snapshot | undefined,
): Promise<Snapshot> {
  const known = answersOf(before);
  const list = await inEveryLanguage((language) =>
    prepareAnswer(
      found.map((course) => courseIn(course, language)),
      known,
    ),
  );
  const single = await eachInEveryLanguage(found, courseIn, known);
  const claims = await prepareAnswer(shownClaims(evidence), known);
  // Data that depends on the catalogue, such as rendered pages, stays when nothing visible has changed.
  if (before && list.both === before.list.both && claims === before.claims) return before;
  const paths = shownPaths(pathFiles, found);
  return {
    claims,
    paths: new Map(paths.map((path) => [path.id, path])),
    pathList: await prepareAnswer(paths.map(summaryOf), known),
    singlePath: await eachInEveryLanguage(paths, pathIn, known),
    courses: new Map(found.map((course) => [course.id, course])),
    lessons: new Map(found.flatMap((c) => c.lessons).map((lesson) => [lesson.id, lesson])),
    list,
    single,
  };
}

/** Every active course with its lessons, kept in memory and read again when the database announces a change. */
export class Catalogue {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #pathFiles: readonly LearningPathFile[];
  #snapshot: Snapshot | undefined;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopListening: StopListening | undefined;

  constructor(database: Database, log: FastifyBaseLogger, pathFiles: readonly LearningPathFile[]) {
    this.#database = database;
    this.#log = log;
    this.#pathFiles = pathFiles;
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

  /** The paths that have courses, in order. */
  get paths(): ReadonlyMap<string, LearningPath> {
    return this.#now.paths;
  }

  /** The answer that lists the paths. */
  get pathList(): ReadyAnswer {
    return this.#now.pathList;
  }

  /** The answer about one path, or undefined when it has no courses or does not exist. */
  singlePath(id: string, language: Language | undefined): ReadyAnswer | undefined {
    return this.#now.singlePath.get(id)?.[language ?? 'both'];
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
    const found = await selectCatalogue(this.#database.db);
    this.#snapshot = await snapshotOf(found, this.#pathFiles, this.#snapshot);
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
