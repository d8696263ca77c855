import { decoded, leadsElsewhere } from '../../files/program-file.ts';
import { NAVIGATION } from '../messages.ts';
import type { FrameContext } from './frame-context.ts';

/** Tells whether an address leads to the project's own files: to a page, or to one that is not there. */
function opensFile(address: string, { files, positionOf, openPage }: FrameContext): boolean {
  const name = files && !leadsElsewhere(address) ? files.nameOf(address) : null;
  if (!files || name === null || name === '') return false;
  const [, anchor = ''] = address.split('#');
  if (!files.has(name)) files.reportMissing(name, positionOf(new Error().stack ?? ''));
  else if (/\.html?$/i.test(name)) openPage(anchor ? `${name}#${anchor}` : name);
  else return false;
  return true;
}

/** Runs the code of `javascript:greet()`, which is the page's own as any of its scripts. */
function runAddress(address: string): void {
  // biome-ignore lint/security/noGlobalEval: the frame is made for the learner's code.
  globalThis.eval(decoded(address.replace(/^\s*javascript:/i, '')));
}

/** Follows an address inside the preview; returns false where it leads out of it. */
function follow(address: string, context: FrameContext): boolean {
  if (address.trim().startsWith('#')) location.replace(address.trim());
  else if (/^\s*javascript:/i.test(address)) runAddress(address);
  else return opensFile(address, context);
  return true;
}

/** Makes links inside the page work and keeps all others from leading the frame away. */
export function keepLinksInside(context: FrameContext): void {
  const { reporter } = context;
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const address = target?.closest('a[href], area[href]')?.getAttribute('href');
    if (address == null || event.defaultPrevented) return;
    event.preventDefault();
    if (follow(address, context)) return;
    reporter.add({ kind: 'notice', notice: 'link', text: address, position: null, count: 1 });
  });
}

/**
 * Installs the functions that scripts call in place of `location.href = …` and the like; see preview/navigations.ts.
 */
export function installNavigation(context: FrameContext): void {
  const go = (address: unknown) => {
    if (!follow(String(address), context)) location.href = String(address);
    return address;
  };
  const reload = () => {
    // A page that does so while it loads would never be there.
    if (document.readyState === 'loading') location.reload();
    else context.openPage(context.page);
  };
  const value = Object.assign(go, { reload, back: () => context.goBack() });
  Object.defineProperty(window, NAVIGATION, { value });
}
