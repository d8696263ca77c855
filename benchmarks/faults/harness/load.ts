import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask, type Question, Tally } from './ask.ts';
import { createMembers, type Member, renewToken } from './members.ts';

/** Pause of a lane between two requests, in milliseconds: a load that leaves the processor some time. */
const PAUSE = 20;
const READ = ['/api/courses', '/api/courses/discovery', '/courses', '/api/claims', '/'];

export interface LoadOptions {
  /** Where the requests go; the members are made there too. */
  url: string;
  writers: number;
  readers: number;
  /** Whether every second lane keeps its connection; unset, each request has its own. */
  keepAlive?: boolean;
}

function isClear({ headers, text }: Answer): boolean {
  const { detail } = JSON.parse(text) as { detail?: { fr?: string; en?: string } };
  return Boolean(headers['retry-after'] && detail?.fr && detail.en);
}

/** A project whose one file says how often it was saved. */
interface Counter {
  id: string;
  revision: number;
  /** The last number whose save was answered 200. */
  acknowledged: number;
  /** The last number that was sent. */
  sent: number;
}

/** Readers, and writers who remember what was acknowledged, until they are stopped. */
export class Load {
  static #started = 0;
  /** All requests since the last call of `restart`. */
  tally = new Tally();
  /** What readers were answered since then. */
  readTally = new Tally();
  /** Saves that were answered 200 and are not there. */
  lost = 0;
  /** Saves that were answered 200. */
  acknowledged = 0;
  /** Answers of 503 to calls of the API that do not say, in both languages, what is wrong and when to come back. */
  unclear = 0;
  /** The longest time between two saves of anybody that were acknowledged, in milliseconds; may be set to 0. */
  longestPause = 0;
  #lastSave = performance.now();
  readonly #options: LoadOptions;
  #over = false;
  #lanes: Promise<void>[] = [];

  private constructor(options: LoadOptions) {
    this.#options = options;
  }

  static async start(options: LoadOptions): Promise<Load> {
    const load = new Load(options);
    Load.#started += 1;
    const suffix = `-${Load.#started}`;
    const members = await createMembers(options.url, options.writers, { suffix });
    const agentOf = (lane: number) =>
      options.keepAlive && lane % 2 === 0
        ? new Agent({ keepAlive: true, maxSockets: 1 })
        : undefined;
    load.#lanes = [
      ...members.map((member, lane) => load.#write(member, agentOf(lane))),
      ...Array.from({ length: options.readers }, (_, lane) => load.#read(lane, agentOf(lane))),
    ];
    return load;
  }

  /** Counts from zero. */
  restart(): void {
    this.tally = new Tally();
    this.readTally = new Tally();
  }

  /** Waits until so many more saves were acknowledged. */
  async progress(saves: number): Promise<void> {
    const wanted = this.acknowledged + saves;
    while (this.acknowledged < wanted) await delay(PAUSE);
  }

  /** Ends all lanes; writers look once more whether all they were told is there. */
  async stop(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#lanes);
  }

  async #ask(question: Question, agent: Agent | undefined): Promise<Answer> {
    const answer = await ask(this.#options.url, { ...question, ...(agent && { agent }) });
    this.tally.add(answer);
    if (answer.status === 503 && question.path.startsWith('/api/') && !isClear(answer)) {
      this.unclear += 1;
    }
    return answer;
  }

  async #read(lane: number, agent: Agent | undefined): Promise<void> {
    for (let turn = lane; !this.#over; turn++) {
      this.readTally.add(await this.#ask({ path: READ[turn % READ.length] ?? '/' }, agent));
      await delay(PAUSE);
    }
  }

  async #write(member: Member, agent: Agent | undefined): Promise<void> {
    const files = { 'main.py': '0' };
    const made = await ask(this.#options.url, {
      ...{ method: 'POST', path: '/api/projects', token: member.token },
      body: { name: 'Counter', kind: 'python', files },
    });
    const counter: Counter = { ...JSON.parse(made.text), acknowledged: 0, sent: 0 };
    while (!this.#over) {
      await this.#save(counter, member, agent);
      await delay(PAUSE);
    }
    await this.#lookUp(counter, member, undefined);
  }

  async #save(counter: Counter, member: Member, agent: Agent | undefined): Promise<void> {
    counter.sent += 1;
    const number = counter.sent;
    const body = { revision: counter.revision, files: { 'main.py': String(number) } };
    const path = `/api/projects/${counter.id}`;
    const { token } = member;
    const answer = await this.#ask({ method: 'PUT', path, token, body }, agent);
    if (answer.status !== 200) return this.#lookUp(counter, member, agent);
    counter.revision = (JSON.parse(answer.text) as { revision: number }).revision;
    counter.acknowledged = number;
    this.acknowledged += 1;
    const now = performance.now();
    this.longestPause = Math.max(this.longestPause, now - this.#lastSave);
    this.#lastSave = now;
  }

  /** Reads, as often as it takes, what is stored: it must be the last save that was acknowledged, or a later one. */
  async #lookUp(counter: Counter, member: Member, agent: Agent | undefined): Promise<void> {
    const path = `/api/projects/${counter.id}`;
    const look = () => this.#ask({ path, token: member.token }, agent);
    let answer = await look();
    while (answer.status !== 200) {
      if (answer.status === 404) {
        this.lost += 1;
        return;
      }
      // Access tokens live for a quarter of an hour.
      if (answer.status === 401) await renewToken(this.#options.url, member).catch(() => {});
      await delay(PAUSE);
      answer = await look();
    }
    const stored = JSON.parse(answer.text) as { revision: number; files: Record<string, string> };
    counter.revision = stored.revision;
    if (Number(stored.files['main.py']) < counter.acknowledged) this.lost += 1;
  }
}
