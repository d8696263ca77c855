import { afterLimit } from '../awake-limit.ts';
import { hasProcessEnded, lostReasonOf } from './lost-program.ts';
import type { CheckRequest, ConsoleEntry, PartialVerdict, PreviewVerdict } from './messages.ts';
import type { Prepared } from './preview.ts';
import { PreviewFrame } from './preview-frame.ts';

/** Maximum time of a check while the page is visible, in milliseconds, on a machine that is not slow. */
export const CHECK_LIMIT = 5000;
/** The size in which every program is checked on any screen, in CSS pixels. */
const SIZE = { width: 800, height: 600 };

export interface CheckOptions {
  /** The element into which frames may be put: the page's body. */
  body: HTMLElement;
  /** Returns the address of the runner's document; called when it is needed. */
  address: () => Promise<string>;
  /** Loads a frame, where it is not the usual one. */
  makeFrame?: <Program>(container: HTMLElement, address: string) => PreviewFrame<Program>;
}

const usualFrame = <Program>(container: HTMLElement, address: string) =>
  new PreviewFrame<Program>(container, address, '');

function failed(key: string, failure: ConsoleEntry | null = null): PreviewVerdict {
  return { passed: false, key, fault: null, failure };
}

/** Returns the key of the message about a program whose process the browser has ended. */
const endedKey = (frame: PreviewFrame<never>) =>
  lostReasonOf(frame) === 'memory' ? 'out-of-memory' : 'crashed';

const isFailure = ({ kind }: ConsoleEntry) => kind === 'error' || kind === 'loop';

/**
 * Makes the container in which checks run: visible as far as the browser knows, since browsers slow down hidden frames,
 * but invisible to people, and out of reach of pointer, keyboard and screen reader.
 */
function makeContainer(body: HTMLElement): HTMLElement {
  const container = body.ownerDocument.createElement('div');
  container.inert = true;
  container.style.cssText = `position:fixed;inset:0 auto auto 0;width:${SIZE.width}px;height:${SIZE.height}px;opacity:0;pointer-events:none;z-index:-1;contain:strict;`;
  body.append(container);
  return container;
}

/** Checks one program in one frame, and removes the frame. The promise never fails. */
async function checkOn<Program>(
  frame: PreviewFrame<Program>,
  container: HTMLElement,
  request: CheckRequest<Program>,
  signal: AbortSignal,
  makeProbe: () => PreviewFrame<Program>,
): Promise<PreviewVerdict> {
  let endLimit = () => {};
  try {
    await frame.ready;
    return await new Promise((resolve) => {
      let failure: ConsoleEntry | null = null;
      signal.addEventListener('abort', () => resolve(failed('interrupted')), { once: true });
      if (signal.aborted) resolve(failed('interrupted'));
      let found: PartialVerdict = {};
      const runOut = async () => {
        const hasEnded = frame.isSilent && (await hasProcessEnded(makeProbe));
        resolve({ ...failed(hasEnded ? endedKey(frame) : 'timeout'), ...found });
      };
      endLimit = afterLimit(CHECK_LIMIT, () => void runOut());
      frame.onLost = () => void runOut();
      frame.onMessage = (message) => {
        if (message.type === 'console') failure ??= message.entries.find(isFailure) ?? null;
        if (message.type === 'resize') container.style.width = `${message.width}px`;
        if (message.type === 'found') {
          const { type: _, ...known } = message;
          found = known;
        }
        if (message.type === 'left') resolve(failed('error', failure));
        if (message.type === 'verdict') {
          const { type: _, ...verdict } = message;
          const { passed } = verdict;
          resolve({ ...verdict, failure: passed ? null : failure });
        }
      };
      frame.check(request);
    });
  } catch {
    return failed('unavailable');
  } finally {
    endLimit();
    frame.terminate();
  }
}

/** Checks a program that is made ready, in a frame of its own. The promise never fails. */
export async function checkInFrame<Program>(
  { body, address, makeFrame = usualFrame }: CheckOptions,
  preparing: Promise<Prepared<Program>>,
  request: Omit<CheckRequest<Program>, 'program'>,
  signal: AbortSignal,
): Promise<PreviewVerdict> {
  // A file that it needs, such as a library, may not be available.
  const prepared = await preparing.catch(() => null);
  if (!prepared) return failed('unavailable');
  const [problem] = prepared.problems;
  if (problem) return failed('error', problem);
  const where = await address().catch(() => null);
  if (where === null) return failed('unavailable');
  const container = makeContainer(body);
  try {
    const frame = makeFrame<Program>(container, where);
    const program = prepared.message;
    const makeProbe = () => makeFrame<Program>(container, where);
    return await checkOn(frame, container, { program, ...request }, signal, makeProbe);
  } finally {
    container.remove();
  }
}
