import type { FromFrame } from '../messages.ts';
import type { FrameContext } from './frame-context.ts';

/** Native functions, kept before the program can replace them. */
const nativeFetch = window.fetch.bind(window);

/** Sends a file that a program saves to the page, which offers it: a frame of this kind may not download. */
export function offerFile(send: (message: FromFrame) => void, name: string, data: Blob): void {
  send({ type: 'file', name, data });
}

/** Tells whether a link saves data of the frame: then it is offered. */
function offers(
  link: HTMLAnchorElement,
  context: FrameContext,
  send: (message: FromFrame) => void,
): boolean {
  if (!link.hasAttribute('download')) return false;
  const written = link.getAttribute('href') ?? '';
  const address = context.files?.addressOf(written) ?? written;
  if (!/^(blob|data):/.test(address)) return false;
  const name = link.download || (context.files?.nameOf(written) ?? '');
  void nativeFetch(address)
    .then((answer) => answer.blob())
    .then((data) => offerFile(send, name, data));
  return true;
}

/** Makes links that save a file work, pressed by a person or by a script, in the page or not. */
export function installDownloads(context: FrameContext, send: (message: FromFrame) => void): void {
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function pressed(this: HTMLAnchorElement) {
    // A link in the page is handled where all clicks are.
    if (this.isConnected || !offers(this, context, send)) click.call(this);
  };
  const { dispatchEvent } = EventTarget.prototype;
  HTMLAnchorElement.prototype.dispatchEvent = function dispatched(
    this: HTMLAnchorElement,
    event: Event,
  ) {
    const isOffer = event.type === 'click' && !this.isConnected && offers(this, context, send);
    return isOffer || dispatchEvent.call(this, event);
  };
}

/** Handles clicks on such links in the page, before the handler of other links. */
export function keepDownloadsInside(
  context: FrameContext,
  send: (message: FromFrame) => void,
): void {
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a[download]');
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (offers(link, context, send)) event.preventDefault();
  });
}
