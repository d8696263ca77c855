import { signedInPerson } from './person.ts';
import { type Kept, keptCache } from './session.ts';

/** Answers of the API that a member has opened in this browser, for times without a network. */
export interface KeptAnswers<Answer> {
  /** Keeps an answer, in place of an earlier one with its name. A browser that stores nothing causes no failure. */
  keep(person: string, name: string, answer: Answer): Promise<void>;
  read(person: string, name: string): Promise<Answer | undefined>;
  /** All answers of a person, the latest last. */
  readAll(person: string): Promise<Answer[]>;
  /** Deletes an answer that the member may not open any more. */
  drop(person: string, name: string): Promise<void>;
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Stores an answer; where the browser is full, the oldest ones make room. */
async function put(cache: Cache, address: string, answer: unknown): Promise<void> {
  // The new answer must be the latest in the cache: the old one is removed first.
  await cache.delete(address);
  for (;;) {
    try {
      return await cache.put(address, Response.json(answer));
    } catch (error) {
      const [oldest] = await cache.keys();
      if (!isFull(error) || !oldest) throw error;
      await cache.delete(oldest);
    }
  }
}

/** Runs a task that a browser may refuse, in a private window for instance: then nothing is kept. */
async function tried<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await task();
  } catch {
    return undefined;
  }
}

/**
 * Answers are kept by member: in a browser that several people use, nobody sees an answer that another one's plan has
 * opened. All of them are deleted with the session (session.ts), and the oldest once there are more than `max`.
 */
export function keptAnswers<Answer>(kept: Kept, max: number): KeptAnswers<Answer> {
  const folderOf = (person: string) => `/kept-${kept}/${encodeURIComponent(person)}/`;
  const open = () => caches.open(keptCache(kept));
  const answerOf = async (found: Response | undefined) =>
    (await found?.json()) as Answer | undefined;
  return {
    async keep(person, name, answer) {
      await tried(async () => {
        if (signedInPerson() !== person) return;
        const cache = await open();
        const address = folderOf(person) + name;
        await put(cache, address, answer);
        const there = await cache.keys();
        await Promise.all(there.slice(0, -max).map((request) => cache.delete(request)));
        // For a person who has signed out meanwhile, nothing stays stored.
        if (signedInPerson() !== person) await cache.delete(address);
      });
    },
    read: (person, name) =>
      tried(async () => {
        if (signedInPerson() !== person) return undefined;
        return answerOf(await (await open()).match(folderOf(person) + name));
      }),
    async readAll(person) {
      const all = await tried(async () => {
        if (signedInPerson() !== person) return [];
        const cache = await open();
        const isOwn = ({ url }: Request) => new URL(url).pathname.startsWith(folderOf(person));
        const own = (await cache.keys()).filter(isOwn);
        return Promise.all(own.map(async (request) => answerOf(await cache.match(request))));
      });
      return (all ?? []).filter((answer) => answer !== undefined);
    },
    async drop(person, name) {
      await tried(async () => (await open()).delete(folderOf(person) + name));
    },
  };
}
