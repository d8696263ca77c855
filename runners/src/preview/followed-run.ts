import type { Answer, FromFrame, Kept, RunStart } from './messages.ts';
import type { PreviewEvent } from './preview.ts';
import type { PreviewFrame } from './preview-frame.ts';

/** Returns the same program, showing another of its pages. */
export type ToPage<Program> = (program: Program, page: string) => Program;

/** A program that runs, and how it came to. */
export interface Run<Program> {
  program: Program;
  listener: (event: PreviewEvent) => void;
  start: RunStart;
  /** The pages before the one that is shown, the last one at the end. */
  pages: readonly string[];
  /** The page that is shown; '' for the first. */
  page?: string;
}

/** Something to make random numbers of. */
export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

/** Handles the requests of a running program to the page around it: questions, other pages, and storage. */
export class FollowedRun<Program> {
  #run: Run<Program>;
  #frame: Pick<PreviewFrame<never>, 'answer'>;
  #toPage: ToPage<Program>;
  #next: (run: Run<Program>) => void;
  #answers: Answer[];
  #kept: Pick<RunStart, 'local' | 'session'>;

  /** @param next runs another page, or the same one with more answers */
  constructor(
    run: Run<Program>,
    frame: Pick<PreviewFrame<never>, 'answer'>,
    toPage: ToPage<Program>,
    next: (run: Run<Program>) => void,
  ) {
    this.#run = run;
    this.#frame = frame;
    this.#toPage = toPage;
    this.#next = next;
    this.#answers = [...(run.start.answers ?? [])];
    const { local = {}, session = {} } = run.start;
    this.#kept = { local, session };
  }

  /** Handles a message about navigation, questions or storage; false for any other. */
  handleMessage(message: FromFrame): boolean {
    if (message.type === 'ask') this.#ask(message);
    else if (message.type === 'kept') this.#keep(message);
    else if (message.type === 'open') this.#open(message.name, [...this.#run.pages, this.#page]);
    else if (message.type === 'back') this.#back();
    else return false;
    return true;
  }

  get #page(): string {
    return this.#run.page ?? '';
  }

  #ask({ id, question, again }: FromFrame & { type: 'ask' }): void {
    const reply = (answer: Answer) => {
      this.#answers[id] = answer;
      if (again) this.#runAgain();
      else this.#frame.answer(id, answer);
    };
    this.#run.listener({ kind: 'ask', question, reply });
  }

  /** Runs the program again from its beginning, with the values that were kept then. */
  #runAgain(): void {
    // Questions that were open and not answered count as dismissed.
    const answers = Array.from(this.#answers, (answer) => answer ?? null);
    this.#next({ ...this.#run, start: { ...this.#run.start, answers } });
  }

  #keep({ local, session }: { local: Kept; session: Kept }): void {
    this.#kept = { local, session };
    this.#run.listener({ kind: 'kept', local });
  }

  #open(page: string, pages: readonly string[]): void {
    const { program, listener } = this.#run;
    const { timeoutScale } = this.#run.start;
    const start = { ...this.#kept, seed: newSeed(), ...(timeoutScale && { timeoutScale }) };
    this.#next({ program: this.#toPage(program, page), listener, start, pages, page });
  }

  #back(): void {
    const { pages } = this.#run;
    const page = pages.at(-1);
    if (page !== undefined) this.#open(page, pages.slice(0, -1));
  }
}
