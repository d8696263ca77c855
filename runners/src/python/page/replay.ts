import type { RunEvent } from '../../runner.ts';
import type { Task } from '../protocol.ts';
import type { Ending } from './python-job.ts';

type Listener = (event: RunEvent) => void;

type WithoutReplay<T> = T extends unknown ? Omit<T, 'replay'> : never;

/** The code to run: a program, or an entry typed after one. */
export type Program = WithoutReplay<Exclude<Task, { type: 'check' }>>;

interface Replaying {
  /** `answered` receives each line that reaches the program while it waits. */
  perform(task: Task, listener: Listener, answered: (line: string) => void): Promise<Ending>;
  /** Returns the next typed line; null when the program is stopped instead. */
  nextAnswer(): Promise<string | null>;
}

/**
 * Runs a program; where it cannot wait for an answer, again from its start with every answer (docs/decisions/0283). Its
 * output after a question is not reported: it is being ended.
 */
export async function performWithReplays(
  program: Program,
  listener: Listener,
  { perform, nextAnswer }: Replaying,
): Promise<Ending> {
  const answers: string[] = [];
  const seed = Math.floor(Math.random() * 2 ** 32);
  for (;;) {
    let nextLine: Promise<string | null> | undefined;
    const isFirst = answers.length === 0;
    const replay = { answers: [...answers], seed };
    const handleEvent = (event: RunEvent) => {
      if (nextLine && event.kind !== 'variables') return;
      if (event.kind === 'started' && !isFirst) listener({ kind: 'again' });
      if (event.kind === 'input' && event.again) nextLine = nextAnswer();
      listener(event);
    };
    const ending = await perform({ ...program, replay }, handleEvent, (line) => answers.push(line));
    const line = await nextLine;
    if (line === undefined) return ending;
    if (line === null) return { keep: true, type: 'stopped' };
    answers.push(line);
  }
}
