import type { InputRequests } from '../input-requests.ts';
import type { Replay } from '../protocol.ts';
import type { OutputGate } from './output-gate.ts';

/** The input of a program whose worker shares no memory with the page. */
export interface AskingIO {
  gate: Pick<OutputGate, 'write'>;
  announceInput(prompt: string, again: boolean, hidden: boolean): void;
  /** Announces the name under which a service worker will ask for the line. */
  announceQuestion(question: string): void;
  /** Records a line that has reached the program: should it have to run again, it gets it again. */
  answered(line: string): void;
  /** The answers that the program came with. */
  replay: Replay;
}

/**
 * Returns the next line for a program: from the answers of earlier runs, shown as typed, else the one that a service
 * worker brings. Undefined when the program was stopped, and when no line can be brought: then it ends, and runs again
 * with the answer.
 */
export function askWithoutSharing(
  { gate, replay, ...io }: AskingIO,
  requests: InputRequests | null,
  prompt: string,
  hidden: boolean,
): string | undefined {
  const known = replay.answers.shift();
  if (known !== undefined) {
    gate.write('typed', hidden ? '\n' : `${known}\n`);
    return known;
  }
  if (requests) {
    const question = crypto.randomUUID();
    io.announceQuestion(question);
    if (requests.reachPage(question)) {
      io.announceInput(prompt, false, hidden);
      const end = requests.waitForLine(question);
      if (end === 'stopped') return undefined;
      if (end !== 'lost') {
        io.answered(end.line);
        return end.line;
      }
    }
  }
  io.announceInput(prompt, true, hidden);
  return undefined;
}
