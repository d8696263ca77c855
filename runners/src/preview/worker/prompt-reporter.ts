import { GATHER, Reporter } from '../frame/reporter.ts';

type ReporterArgs = ConstructorParameters<typeof Reporter>;

/**
 * A reporter that also sends its lines while a script does not yield, which no timer interrupts: workers may run for
 * ever.
 */
export class PromptReporter extends Reporter {
  #now: () => number;
  #sentAt = -GATHER;

  constructor(send: ReporterArgs[0], later: ReporterArgs[1], now: () => number) {
    super((message) => {
      this.#sentAt = now();
      send(message);
    }, later);
    this.#now = now;
  }

  override add(...args: Parameters<Reporter['add']>): void {
    super.add(...args);
    this.#sendDue();
  }

  override drop(): void {
    super.drop();
    this.#sendDue();
  }

  #sendDue(): void {
    if (this.#now() - this.#sentAt >= GATHER) this.flush();
  }
}
