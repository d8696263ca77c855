import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask, type Question, Tally } from './ask.ts';
import type { Member } from './members.ts';
import { tradeToken } from './tokens.ts';

/** What learners and visitors read, and how often beside each other. */
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

/** Learners who do all that learners do, in a mix, until they are paused or stopped. */
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
    this.#running = this.#members.map((member, lane) => this.#live(member, lane));
  }

  /** Ends what is under way; nobody is connected any more. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    await Promise.all(this.#running);
  }

  async #live(member: Member, lane: number): Promise<void> {
    const agent = lane % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
    const send = async (question: Question): Promise<Answer> => {
      const answer = await ask(this.#url, {
        token: member.token,
        ...question,
        ...(agent && { agent }),
      });
      this.tally.add(answer);
      return answer;
    };
    const made = await send({
      ...{ method: 'POST', path: '/api/projects' },
      body: { name: 'Week', kind: 'python', files: { 'main.py': '' } },
    });
    const { id, revision } = JSON.parse(made.text) as { id: string; revision: number };
    const project = { path: `/api/projects/${id}`, revision };
    while (!this.#isPaused) await this.#act(member, send, project);
    await send({ method: 'DELETE', path: project.path });
    agent?.destroy();
  }

  async #act(
    member: Member,
    send: (question: Question) => Promise<Answer>,
    project: { path: string; revision: number },
  ): Promise<void> {
    this.#done += 1;
    const turn = this.#done;
    // Prime numbers, so that no two of these fall together for long.
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
    else if (turn % 211 === 0) await tradeToken(this.#url, member);
    else if (turn % 307 === 0) await this.#signIn(member);
    else if (turn % 503 === 0) await this.#hangUp();
    else await send({ path: this.#pathOf(turn) });
  }

  #pathOf(turn: number): string {
    let place = (turn * 7919) % READS;
    for (const [path, weight] of MIX) {
      if (place < weight) return path;
      place -= weight;
    }
    return '/';
  }

  async #signIn({ email, password }: Member): Promise<void> {
    const body = { email, password };
    this.tally.add(await ask(this.#url, { method: 'POST', path: '/api/auth/login', body }));
  }

  /** Asks for something and does not wait for the answer. */
  async #hangUp(): Promise<void> {
    const sent = request(`${this.#url}/courses`);
    sent.on('error', () => {});
    sent.end();
    await delay(2);
    sent.destroy();
  }
}
