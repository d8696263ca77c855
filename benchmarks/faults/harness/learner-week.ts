import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Member } from './members.ts';
import { type HttpResponse, type RequestOptions, sendRequest, Tally } from './send-request.ts';
import { refreshTokens } from './tokens.ts';

/** Paths that learners and visitors read, with relative frequencies. */
const MIX: [path: string, weight: number][] = [
  ['/', 40],
  ['/courses', 40],
  ['/course/discovery', 30],
  ['/api/courses', 90],
  ['/api/courses/discovery', 60],
  ['/api/claims', 30],
  ['/api/auth/me', 90],
  ['/api/progress', 60],
  ['/api/user/xp', 60],
  ['/api/user/courses', 40],
  ['/api/user/weekly-plan', 40],
  ['/api/projects', 40],
  ['/api/user/certificates', 20],
  ['/api/user-lessons/discovery-printing?lang=fr', 90],
  ['/api/user/data', 2],
  ['/api/exercise-results/discovery-printing', 40],
  ['/api/stripe/subscription-status', 20],
];
const READS = MIX.reduce((sum, [, weight]) => sum + weight, 0);
const LESSONS = ['discovery-printing', 'discovery-variables'];

/** Learners who send a realistic mix of requests until they are paused. */
export class LearnerWeek {
  tally = new Tally();
  readonly #url: string;
  readonly #members: Member[];
  #running: Promise<void>[] = [];
  #isPaused = false;
  #done = 0;

  constructor(url: string, members: Member[]) {
    this.#url = url;
    this.#members = members;
  }

  start(): void {
    this.#isPaused = false;
    this.#running = this.#members.map((member, lane) => this.#run(member, lane));
  }

  /** Waits for the requests in progress; all connections are closed then. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    await Promise.all(this.#running);
  }

  async #run(member: Member, lane: number): Promise<void> {
    const agent = lane % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
    const send = async (options: RequestOptions): Promise<HttpResponse> => {
      const answer = await sendRequest(this.#url, {
        token: member.token,
        ...options,
        ...(agent && { agent }),
      });
      this.tally.add(answer);
      return answer;
    };
    const created = await send({
      method: 'POST',
      path: '/api/projects',
      body: { name: 'Week', kind: 'python', files: { 'main.py': '' } },
    });
    const { id, revision } = JSON.parse(created.text) as { id: string; revision: number };
    const project = { path: `/api/projects/${id}`, revision };
    while (!this.#isPaused) await this.#step(member, send, project);
    await send({ method: 'DELETE', path: project.path });
    agent?.destroy();
  }

  async #step(
    member: Member,
    send: (options: RequestOptions) => Promise<HttpResponse>,
    project: { path: string; revision: number },
  ): Promise<void> {
    this.#done += 1;
    const turn = this.#done;
    // Prime numbers, so that two of these rarely happen in the same turn.
    if (turn % 13 === 0) {
      const body = {
        revision: project.revision,
        files: { 'main.py': 'x = 1\n'.repeat(turn % 400) },
      };
      const saved = await send({ method: 'PUT', path: project.path, body });
      project.revision = (JSON.parse(saved.text) as { revision: number }).revision;
    } else if (turn % 17 === 0) {
      const body = { lesson_id: LESSONS[turn % 2], completed: turn % 3 === 0 };
      await send({ method: 'POST', path: '/api/progress', body });
    } else if (turn % 101 === 0) await send({ path: `/nowhere-${turn}` });
    else if (turn % 103 === 0) await send({ method: 'POST', path: '/api/progress', raw: '{' });
    else if (turn % 211 === 0) await refreshTokens(this.#url, member);
    else if (turn % 307 === 0) await this.#signIn(member);
    else if (turn % 503 === 0) await this.#abortRequest();
    else await send({ path: this.#pathOf(turn) });
  }

  #pathOf(turn: number): string {
    let position = (turn * 7919) % READS;
    for (const [path, weight] of MIX) {
      if (position < weight) return path;
      position -= weight;
    }
    return '/';
  }

  async #signIn({ email, password }: Member): Promise<void> {
    const body = { email, password };
    this.tally.add(await sendRequest(this.#url, { method: 'POST', path: '/api/auth/login', body }));
  }

  /** Sends a request and closes the connection before the response. */
  async #abortRequest(): Promise<void> {
    const sent = request(`${this.#url}/courses`);
    sent.on('error', () => {});
    sent.end();
    await delay(2);
    sent.destroy();
  }
}
