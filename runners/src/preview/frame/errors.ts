import { followsMissingFile } from '../../files/missing-file.ts';
import type { SourcePosition } from '../messages.ts';
import { wasReported } from './closed-database.ts';
import { LoopHalted } from './loop-guard.ts';
import type { Reporter } from './reporter.ts';

type PositionOf = (stack: string) => SourcePosition | null;

/** Reports an error that a program does not catch. */
export function reportError(
  reporter: Pick<Reporter, 'add'>,
  error: unknown,
  message: string,
  position: SourcePosition | null,
): void {
  // It has been reported already.
  if (error instanceof LoopHalted || wasReported(error) || followsMissingFile(error)) return;
  const name = error instanceof Error ? error.name : /^Uncaught (\w+Error):/.exec(message)?.[1];
  const text = error instanceof Error ? error.message : message.replace(/^Uncaught (\w+: )?/, '');
  reporter.add({ kind: 'error', name: name ?? 'Error', text, position, count: 1 });
}

/** Reports errors to the page that the program does not catch. */
export function listenForErrors(reporter: Reporter, positionOf: PositionOf): void {
  addEventListener('error', (event) => {
    const { error, filename, lineno, message } = event;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    reportError(reporter, error, message, positionOf(stack) ?? positionOf(`${filename}:${lineno}`));
    // The error has been shown; the browser's own console belongs to the page.
    event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    const error: unknown = event.reason;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    reportError(reporter, error, String(error), positionOf(stack));
    event.preventDefault();
  });
}
