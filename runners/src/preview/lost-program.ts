import { calibration } from '../machine-speed.ts';
import { FULL } from './messages.ts';
import type { LostReason } from './preview.ts';
import type { PreviewFrame } from './preview-frame.ts';

/** How long a fresh frame may take to load beside a program that does not answer, in milliseconds. */
const WITNESS_LIMIT = 2000;

/**
 * Whether the process of a frame that does not answer has ended. A fresh frame of the same site belongs to the same
 * process: while that is busy it does not load, and once it has ended it loads in another one.
 *
 * @param makeFrame loads a fresh frame, which is removed again
 */
export async function isProcessGone(
  makeFrame: () => Pick<PreviewFrame<never>, 'ready' | 'terminate'>,
): Promise<boolean> {
  const witness = makeFrame();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), WITNESS_LIMIT * calibration.factor);
  });
  const loaded = witness.ready.then(
    () => true,
    () => false,
  );
  const isGone = await Promise.race([loaded, tooLate]);
  clearTimeout(limit);
  witness.terminate();
  return isGone;
}

/** Why the browser has ended the process of a frame, by what the frame said last. */
export function whyGone({
  heap,
  wasAway,
}: Pick<PreviewFrame<never>, 'heap' | 'wasAway'>): LostReason {
  if (heap > FULL) return 'memory';
  return wasAway ? 'background' : 'crashed';
}
