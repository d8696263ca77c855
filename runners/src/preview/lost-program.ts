import { calibration } from '../machine-speed.ts';
import { FULL } from './messages.ts';
import type { LostReason } from './preview.ts';
import type { PreviewFrame } from './preview-frame.ts';

/** Timeout for loading a probe frame beside a program that does not answer, in milliseconds. */
const PROBE_TIMEOUT_MS = 2000;

/**
 * Tells whether the process of a frame that does not answer has ended. A fresh frame of the same site belongs to the
 * same process: while that is busy it does not load, and once it has ended it loads in another one.
 *
 * @param makeFrame loads a fresh frame, which is removed again
 */
export async function hasProcessEnded(
  makeFrame: () => Pick<PreviewFrame<never>, 'ready' | 'terminate'>,
): Promise<boolean> {
  const probe = makeFrame();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), PROBE_TIMEOUT_MS * calibration.factor);
  });
  const loaded = probe.ready.then(
    () => true,
    () => false,
  );
  const hasEnded = await Promise.race([loaded, tooLate]);
  clearTimeout(limit);
  probe.terminate();
  return hasEnded;
}

/** Returns the reason for which the browser ended the process of a frame, according to its last messages. */
export function lostReasonOf({
  heap,
  wasSuspended,
}: Pick<PreviewFrame<never>, 'heap' | 'wasSuspended'>): LostReason {
  if (heap > FULL) return 'memory';
  return wasSuspended ? 'background' : 'crashed';
}
