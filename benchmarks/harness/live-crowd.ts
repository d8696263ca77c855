import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Arrivals, Question } from './live-participants.ts';
import type { LiveSeats } from './serve-parent.ts';
import type { ServerProcess } from './server-process.ts';

/** The participants' process, and what it is asked. */
class Participants {
  readonly #child: ChildProcess;
  readonly #answers: Interface;

  constructor() {
    const file = join(import.meta.dirname, 'live-participants.ts');
    this.#child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.#child.stdout) throw new Error('the participants cannot be heard');
    this.#answers = createInterface({ input: this.#child.stdout });
  }

  async ask<T>(question: Question): Promise<T> {
    this.#child.stdin?.write(`${JSON.stringify(question)}\n`);
    const [answer] = (await once(this.#answers, 'line')) as [string];
    return JSON.parse(answer) as T;
  }

  /** What has come to everybody since it was asked last. */
  arrivals(): Promise<Arrivals> {
    return this.ask('arrivals');
  }

  async leave(): Promise<void> {
    this.#child.stdin?.write(`${JSON.stringify('leave' satisfies Question)}\n`);
    await once(this.#child, 'exit');
  }
}

export type { Participants };

/** Connects everybody who has a seat, each server with its share of them. */
export async function enter(servers: ServerProcess[], seats: LiveSeats): Promise<Participants> {
  const participants = new Participants();
  const share = Math.ceil(seats.participants.length / servers.length);
  for (const [place, { url }] of servers.entries()) {
    const tokens = seats.participants.slice(place * share, (place + 1) * share);
    await participants.ask({ url, session: seats.session, tokens });
  }
  return participants;
}
