/** Chromium from this version on keeps the header that closes the network to previews (contract/preview-policy). */
const KEEPS_ALLOWLIST = 152;
/** Maximum time that a page needs to remove the frame of a program that leaves, in milliseconds. */
const REMOVAL = 500;

/** Native functions, kept before the program can replace them. */
const { apply } = Reflect;
const { addEventListener } = EventTarget.prototype;
const now = performance.now.bind(performance);

/** Tells whether this browser connects to the target of a frame before it checks any policy. */
function connectsAtOnce(): boolean {
  const version = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];
  return version !== undefined && Number(version) < KEEPS_ALLOWLIST;
}

/**
 * Holds every navigation of the program until the page has removed its frame: the browser asks the frame first whether
 * it may leave, and connects afterwards, which it does not for a removed frame.
 *
 * @param leave makes the page, in another process, remove the frame
 * @returns a function to be called when listeners may have been taken away
 */
export function holdNavigations(leave: () => void): () => void {
  if (!connectsAtOnce()) return () => {};
  const hold = () => {
    leave();
    for (const end = now() + REMOVAL; now() < end; );
  };
  const listen = () => apply(addEventListener, window, ['beforeunload', hold, true]);
  listen();
  return listen;
}
