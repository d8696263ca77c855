import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Arrivals, ParticipantsRequest } from './live-participants.ts';
import type { LiveSeats } from './serve-parent.ts';
import type { ServerProcess } from './server-process.ts';

/** Client of the process that holds the participants' connections. */
class Participants {
  readonly #child: ChildProcess;
  readonly #responses: Interface;

  constructor() {
    const file = join(import.meta.dirname, 'live-participants.ts');
    this.#child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.#child.stdout) throw new Error('the participants cannot be heard');
    this.#responses = createInterface({ input: this.#child.stdout });
  }

  async send<T>(question: ParticipantsRequest): Promise<T> {
    this.#child.stdin?.write(`${JSON.stringify(question)}\n`);
    const [answer] = (await once(this.#responses, 'line')) as [string];
    return JSON.parse(answer) as T;
  }

  /** Events received by all participants since the last call. */
  arrivals(): Promise<Arrivals> {
    return this.send('arrivals');
  }

  async leave(): Promise<void> {
    this.#child.stdin?.write(`${JSON.stringify('leave' satisfies ParticipantsRequest)}\n`);
    await once(this.#child, 'exit');
  }
}

export type { Participants };

/** Connects every participant, distributed over the servers. */
export async function enter(servers: ServerProcess[], seats: LiveSeats): Promise<Participants> {
  const participants = new Participants();
  const share = Math.ceil(seats.participants.length / servers.length);
  for (const [index, { url }] of servers.entries()) {
    const tokens = seats.participants.slice(index * share, (index + 1) * share);
    await participants.send({ url, session: seats.session, tokens });
  }
  return participants;
}
