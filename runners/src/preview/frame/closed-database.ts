import type { SourcePosition } from '../messages.ts';
import { replaceMethod } from './replace-method.ts';
import type { Reporter } from './reporter.ts';

/** Errors that the console has already; the program may catch them or not. */
const reported = new WeakSet<object>();

/** Tells whether an error has been reported where it was thrown. */
export const wasReported = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && reported.has(error);

/**
 * Reports at the first use that IndexedDB is missing, which browsers close to pages without an origin: programs and
 * libraries mostly catch the error, and then store nothing without a message.
 */
export function reportClosedDatabase(
  reporter: Pick<Reporter, 'add'>,
  positionOf: (stack: string) => SourcePosition | null,
): void {
  let isReported = false;
  if (typeof IDBFactory === 'undefined') return;
  replaceMethod(
    IDBFactory.prototype,
    'open',
    (native) =>
      function open(...args) {
        try {
          return Reflect.apply(native, this, args);
        } catch (error) {
          if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
          reported.add(error);
          const { name, message } = error;
          const position = positionOf(new Error().stack ?? '');
          if (!isReported) reporter.add({ kind: 'error', name, text: message, position, count: 1 });
          isReported = true;
          throw error;
        }
      },
  );
}
