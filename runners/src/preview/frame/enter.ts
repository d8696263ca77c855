import type { ConsoleEntry, Entry } from '../messages.ts';
import type { FrameContext } from './frame-context.ts';
import { inspectValue } from './inspect.ts';
import { LoopHalted } from './loop-guard.ts';

/**
 * Taken before any program runs. Called by another name it runs code as a script of the document does, beside the
 * program and with its names, and answers the value.
 */
// biome-ignore lint/security/noGlobalEval: the document may run any text, and has nothing that a program may not have
const evaluate = eval;

function outcomeOf({ code, showsUndefined }: Entry, context: FrameContext): ConsoleEntry | null {
  const common = { position: null, count: 1 };
  try {
    const value: unknown = evaluate(code);
    if (value === undefined && !showsUndefined) return null;
    return { ...common, kind: 'log', level: 'log', text: `= ${inspectValue(value)}` };
  } catch (error) {
    // It has been reported already.
    if (error instanceof LoopHalted) return null;
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const position = context.positionOf(stack);
    const { refined } = context.reporter;
    return refined({ ...common, kind: 'error', name, text: message, position });
  }
}

/** Runs an entry that was typed into the console, and sends the page its value or its error after all other output. */
export function enter(entry: Entry, context: FrameContext): void {
  const outcome = outcomeOf(entry, context);
  context.reporter.flush();
  if (outcome) context.send({ type: 'entered', entry: outcome });
}
