/** Chromium from this version on keeps the header that closes the network to previews (contract/preview-policy). */
const KEEPS_ALLOWLIST = 152;
/** How long a page needs at most to remove the frame of a program that leaves, in milliseconds. */
const REMOVAL = 500;

/** What the program must not be able to change under us. */
const { apply } = Reflect;
const { addEventListener } = EventTarget.prototype;
const now = performance.now.bind(performance);

/** Tells whether this browser connects to where a frame is to go before it asks any policy. */
function connectsAtOnce(): boolean {
  const version = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];
  return version !== undefined && Number(version) < KEEPS_ALLOWLIST;
}

/**
 * Holds whatever takes the program elsewhere until the page has removed its frame: the browser asks the frame first whether
 * it may leave, and connects afterwards, which for a removed frame it does not.
 *
 * @param leave tells the page, in another process, to remove the frame
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
