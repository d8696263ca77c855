import { get, type IncomingMessage } from 'node:http';
import { LESSON, PUPILS } from './classroom.ts';
import { wait } from './timing.ts';

/** An exercise of the lesson, and what its program has. */
const EXERCISE = 'push-ups';
/** The pause between two calls of one pupil, in milliseconds: as often as somebody stops typing. */
const CALL_INTERVAL_MS = 3000;

/** The people in the class, by their tokens. */
export interface ClassTokens {
  id: string;
  teacher: string;
  pupils: string[];
}

type Stream = IncomingMessage & { events: number };

/** Opens a stream of events and counts them. */
function openStream(url: string, token: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = get(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`${url} answered ${answer.statusCode}`));
      const stream = Object.assign(answer, { events: 0 });
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        stream.events += text.split('event: rows').length - 1;
      });
      answer.on('error', () => {});
      resolve(stream);
    });
    sent.on('error', reject);
  });
}

/** Forty pupils who have a lesson open and work in it, and their teacher, who watches. */
export class PupilsAtWork {
  readonly #url: string;
  readonly #class: ClassTokens;
  /** The number of the latest draft of each pupil. */
  readonly #revisions = new Array<number>(PUPILS).fill(0);
  /** The tries of each pupil so far. */
  readonly #tries = new Array<number>(PUPILS).fill(0);
  #streams: Stream[] = [];
  #working: Promise<void>[] = [];
  #isOver = false;

  constructor(url: string, people: ClassTokens) {
    this.#url = `${url}/api`;
    this.#class = people;
  }

  /** Opens the lesson view and the lesson of everybody; from then on they work. */
  async begin(): Promise<void> {
    const { id, teacher, pupils } = this.#class;
    this.#isOver = false;
    const view = await openStream(`${this.#url}/classes/${id}/lessons/${LESSON}/stream`, teacher);
    const place = new URLSearchParams({ lesson_id: LESSON, step_id: EXERCISE });
    const open = (token: string) => openStream(`${this.#url}/class-lessons/stream?${place}`, token);
    this.#streams = [view, ...(await Promise.all(pupils.map(open)))];
    this.#working = pupils.map((token, index) => this.#work(token, index));
  }

  /** Everybody leaves. Returns how many times the teacher has seen rows change. */
  async end(): Promise<number> {
    this.#isOver = true;
    await Promise.all(this.#working);
    for (const stream of this.#streams) stream.destroy();
    return this.#streams[0]?.events ?? 0;
  }

  async #work(token: string, index: number): Promise<void> {
    await wait(Math.random() * CALL_INTERVAL_MS);
    for (let call = 0; !this.#isOver; call++) {
      if (call % 5 === 1) await this.#check(token, index);
      else if (call % 5 === 4)
        await this.#put(token, '/class-lessons/place', { lesson_id: LESSON, step_id: EXERCISE });
      else await this.#write(token, index);
      await wait(CALL_INTERVAL_MS);
    }
  }

  async #write(token: string, index: number): Promise<void> {
    const revision = this.#revisions[index] ?? 0;
    const path = `/exercise-drafts/${LESSON}/${EXERCISE}/fr`;
    const parts = { code: `for i in range(${revision}):\n    print(i)\n` };
    await this.#put(token, path, { revision, parts, written_at: new Date().toISOString() });
    this.#revisions[index] = revision + 1;
  }

  #check(token: string, index: number): Promise<void> {
    const tries = (this.#tries[index] ?? 0) + 1;
    this.#tries[index] = tries;
    const check = { passed: false, message: 'Rien n’est affiché.', at: new Date().toISOString() };
    const browser = '5dbf9a16-5f5c-4f0c-8f5c-6d1d0f1f0a11';
    return this.#put(token, `/exercise-results/${LESSON}/${EXERCISE}`, {
      browser,
      tries,
      check,
    });
  }

  async #put(token: string, path: string, body: object): Promise<void> {
    const answer = await fetch(this.#url + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`PUT ${path} was answered with ${answer.status}: ${text}`);
  }
}
