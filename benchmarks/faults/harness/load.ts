import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createMembers, type Member, renewToken } from './members.ts';
import { type HttpResponse, type RequestOptions, sendRequest, Tally } from './send-request.ts';

/** Pause of a lane between two requests, in milliseconds, so that the load does not take the whole processor. */
const PAUSE_MS = 20;
const READ_PATHS = ['/api/courses', '/api/courses/discovery', '/courses', '/api/claims', '/'];

export interface LoadOptions {
  /** Address of the server; the members are created there too. */
  url: string;
  writers: number;
  readers: number;
  /** True if every second lane keeps its connection; unset, each request has its own. */
  keepAlive?: boolean;
}

function isComplete({ headers, text }: HttpResponse): boolean {
  const { detail } = JSON.parse(text) as { detail?: { fr?: string; en?: string } };
  return Boolean(headers['retry-after'] && detail?.fr && detail.en);
}

/** A project whose file contains the number of its last save. */
interface Counter {
  id: string;
  revision: number;
  /** The last number whose save was answered 200. */
  acknowledged: number;
  /** The last number that was sent. */
  sent: number;
}

/** Readers, and writers who record which saves were acknowledged, until they are stopped. */
export class Load {
  static #started = 0;
  /** All requests since the last call of `restart`. */
  tally = new Tally();
  /** Requests of readers since then. */
  readTally = new Tally();
  /** Saves that were answered 200 and are not stored. */
  lost = 0;
  /** Saves that were answered 200. */
  acknowledged = 0;
  /** API responses with 503 that have no Retry-After or no message in both languages. */
  incomplete503s = 0;
  /** The longest time between two acknowledged saves of all writers, in milliseconds; callers may reset it to 0. */
  longestPause = 0;
  #lastSave = performance.now();
  readonly #options: LoadOptions;
  #isStopped = false;
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

  /** Resets the tallies. */
  restart(): void {
    this.tally = new Tally();
    this.readTally = new Tally();
  }

  /** Waits until this many more saves are acknowledged. */
  async progress(saves: number): Promise<void> {
    const target = this.acknowledged + saves;
    while (this.acknowledged < target) await delay(PAUSE_MS);
  }

  /** Ends all lanes; writers check once more that every acknowledged save is stored. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#lanes);
  }

  async #send(options: RequestOptions, agent: Agent | undefined): Promise<HttpResponse> {
    const answer = await sendRequest(this.#options.url, { ...options, ...(agent && { agent }) });
    this.tally.add(answer);
    if (answer.status === 503 && options.path.startsWith('/api/') && !isComplete(answer)) {
      this.incomplete503s += 1;
    }
    return answer;
  }

  async #read(lane: number, agent: Agent | undefined): Promise<void> {
    for (let turn = lane; !this.#isStopped; turn++) {
      this.readTally.add(
        await this.#send({ path: READ_PATHS[turn % READ_PATHS.length] ?? '/' }, agent),
      );
      await delay(PAUSE_MS);
    }
  }

  async #write(member: Member, agent: Agent | undefined): Promise<void> {
    const files = { 'main.py': '0' };
    const created = await sendRequest(this.#options.url, {
      method: 'POST',
      path: '/api/projects',
      token: member.token,
      body: { name: 'Counter', kind: 'python', files },
    });
    const counter: Counter = { ...JSON.parse(created.text), acknowledged: 0, sent: 0 };
    while (!this.#isStopped) {
      await this.#save(counter, member, agent);
      await delay(PAUSE_MS);
    }
    await this.#checkStored(counter, member, undefined);
  }

  async #save(counter: Counter, member: Member, agent: Agent | undefined): Promise<void> {
    counter.sent += 1;
    const number = counter.sent;
    const body = { revision: counter.revision, files: { 'main.py': String(number) } };
    const path = `/api/projects/${counter.id}`;
    const { token } = member;
    const answer = await this.#send({ method: 'PUT', path, token, body }, agent);
    if (answer.status !== 200) return this.#checkStored(counter, member, agent);
    counter.revision = (JSON.parse(answer.text) as { revision: number }).revision;
    counter.acknowledged = number;
    this.acknowledged += 1;
    const now = performance.now();
    this.longestPause = Math.max(this.longestPause, now - this.#lastSave);
    this.#lastSave = now;
  }

  /** Reads the stored project, with retries: it must contain the last acknowledged save or a later one. */
  async #checkStored(counter: Counter, member: Member, agent: Agent | undefined): Promise<void> {
    const path = `/api/projects/${counter.id}`;
    const fetchProject = () => this.#send({ path, token: member.token }, agent);
    let answer = await fetchProject();
    while (answer.status !== 200) {
      if (answer.status === 404) {
        this.lost += 1;
        return;
      }
      // Access tokens live for a quarter of an hour.
      if (answer.status === 401) await renewToken(this.#options.url, member).catch(() => {});
      await delay(PAUSE_MS);
      answer = await fetchProject();
    }
    const stored = JSON.parse(answer.text) as { revision: number; files: Record<string, string> };
    counter.revision = stored.revision;
    if (Number(stored.files['main.py']) < counter.acknowledged) this.lost += 1;
  }
}
