import type { Reporter } from './reporter.ts';

/** The frame as a runner of programs sees it. */
export interface FrameContext {
  /** To be called again once the document has been opened anew: that takes listeners away. */
  listen(): void;
  /** The browser counts the lines of scripts from the top of the written page. */
  countsFromPage: boolean;
  reporter: Reporter;
}
