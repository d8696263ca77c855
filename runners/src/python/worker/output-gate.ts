import type { OutputStream } from '../../runner.ts';
import type { WorkerEvent } from '../protocol.ts';

/** Maximum number of lines and characters that one run may show (docs/product.md#python-room). */
export const MAX_LINES = 10_000;
export const MAX_CHARACTERS = 250_000;
/** Maximum number of pictures that one run may show: each holds some 30 kB. */
export const MAX_PICTURES = 50;
/** Text is gathered for this long once a program prints fast, in milliseconds. */
const WINDOW = 50;
/** Number of pieces that pass at once in a window: text before a long silent computation is not held back. */
const PASSES = 20;

/** Passes the output of one run to the page: at once while it is little, gathered when it is much. */
export class OutputGate {
  #post: (event: WorkerEvent) => void;
  #now: () => number;
  #pending: { stream: OutputStream; text: string }[] = [];
  #lines = 0;
  #characters = 0;
  #pictures = 0;
  #truncated = false;
  #windowEnd = 0;
  #passes = 0;
  #line = '';

  constructor(post: (event: WorkerEvent) => void, now: () => number) {
    this.#post = post;
    this.#now = now;
  }

  /** The unfinished last line: the program's prompt, when it asks for input. */
  get currentLine(): string {
    return this.#line;
  }

  write(stream: OutputStream, text: string): void {
    const visibleText = this.#withinLimits(text);
    if (visibleText !== '') {
      this.#line = visibleText.includes('\n')
        ? visibleText.slice(visibleText.lastIndexOf('\n') + 1)
        : this.#line + visibleText;
      const last = this.#pending.at(-1);
      if (last?.stream === stream) last.text += visibleText;
      else this.#pending.push({ stream, text: visibleText });
    }
    if (visibleText.length < text.length) this.#truncate();
    this.#flushIfDue();
  }

  picture(png: Uint8Array<ArrayBuffer>): void {
    this.flush();
    if (++this.#pictures > MAX_PICTURES) this.#truncate();
    else this.#post({ kind: 'picture', png });
  }

  /** Passes gathered text on in time. To be called now and then while a program is silent. */
  tick(): void {
    if (this.#pending.length > 0) this.#flushIfDue();
  }

  flush(): void {
    for (const piece of this.#pending) this.#post({ kind: 'output', ...piece });
    this.#pending = [];
  }

  /** Counts a typed line as output: it ends the line of the prompt. */
  lineTyped(): void {
    this.#line = '';
    this.#lines++;
  }

  #flushIfDue(): void {
    const now = this.#now();
    if (now >= this.#windowEnd) {
      this.#windowEnd = now + WINDOW;
      this.#passes = 0;
    }
    if (this.#passes < PASSES) {
      this.#passes++;
      this.flush();
    }
  }

  /** The part of the text that may still be shown. */
  #withinLimits(text: string): string {
    if (this.#truncated || this.#lines >= MAX_LINES) return '';
    let end = Math.min(text.length, MAX_CHARACTERS - this.#characters);
    for (let i = text.indexOf('\n'); i !== -1 && i < end; i = text.indexOf('\n', i + 1)) {
      if (++this.#lines >= MAX_LINES) end = i + 1;
    }
    this.#characters += end;
    return text.slice(0, end);
  }

  #truncate(): void {
    if (this.#truncated) return;
    this.#truncated = true;
    this.flush();
    this.#post({ kind: 'truncated' });
  }
}
