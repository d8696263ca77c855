import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];
type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';
type Line = Parameters<FastifyBaseLogger['info']>;

/**
 * The log of one request, whose lines name it. It is prepared with the first line that is written: most requests write
 * none.
 */
class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#log.level;
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }

  trace(...line: Line): void {
    this.#write('trace', line);
  }

  debug(...line: Line): void {
    this.#write('debug', line);
  }

  info(...line: Line): void {
    this.#write('info', line);
  }

  warn(...line: Line): void {
    this.#write('warn', line);
  }

  error(...line: Line): void {
    this.#write('error', line);
  }

  fatal(...line: Line): void {
    this.#write('fatal', line);
  }

  silent(): void {}

  get #log(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings, this.#options);
    return this.#own;
  }

  #write(level: Level, line: Line): void {
    if (this.#options?.level || isWritten(this.#parent, level)) this.#log[level](...line);
  }
}

/** Tells whether a log writes lines of a level at all. */
function isWritten(log: FastifyBaseLogger, level: Level): boolean {
  const { isLevelEnabled } = log as { isLevelEnabled?(level: string): boolean };
  return isLevelEnabled ? isLevelEnabled.call(log, level) : true;
}

/** Makes the log of a request (an option of the framework). */
export const requestLog = (
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: Options,
): FastifyBaseLogger => new RequestLog(parent, bindings, options) as unknown as FastifyBaseLogger;
