import type { Place } from '../messages.ts';
import { LoopHalted } from './loop-guard.ts';
import type { Reporter } from './reporter.ts';

type PlaceOf = (stack: string) => Place | null;

function report(reporter: Reporter, error: unknown, message: string, place: Place | null): void {
  // The guard has reported it already.
  if (error instanceof LoopHalted) return;
  const name = error instanceof Error ? error.name : /^Uncaught (\w+Error):/.exec(message)?.[1];
  const text = error instanceof Error ? error.message : message.replace(/^Uncaught (\w+: )?/, '');
  reporter.add({ kind: 'error', name: name ?? 'Error', text, place, count: 1 });
}

/** Tells the page of errors that the program does not catch. */
export function listenForErrors(reporter: Reporter, placeOf: PlaceOf): void {
  addEventListener('error', (event) => {
    const { error, filename, lineno, message } = event;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    report(reporter, error, message, placeOf(stack) ?? placeOf(`${filename}:${lineno}`));
    // It has been shown; the browser's own console belongs to the page.
    event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    const error: unknown = event.reason;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    report(reporter, error, String(error), placeOf(stack));
    event.preventDefault();
  });
}
