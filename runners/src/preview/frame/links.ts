import { leadsElsewhere } from '../../files/program-file.ts';
import type { FrameContext } from './frame-context.ts';

/** Whether a link leads to the project's own files: to a page, or to one that is not there. */
function opensFile(address: string, { files, positionOf, openPage }: FrameContext): boolean {
  const name = files && !leadsElsewhere(address) ? files.nameOf(address) : null;
  if (!files || name === null) return false;
  const [, anchor = ''] = address.split('#');
  if (!files.has(name)) files.reportMissing(name, positionOf(''));
  else if (/\.html?$/i.test(name)) openPage(anchor ? `${name}#${anchor}` : name);
  else return false;
  return true;
}

/** Lets links inside the page work and keeps all others from leading the frame away. */
export function keepLinksInside(context: FrameContext): void {
  const { reporter } = context;
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const address = target?.closest('a[href], area[href]')?.getAttribute('href');
    if (address == null || event.defaultPrevented) return;
    event.preventDefault();
    if (!address.startsWith('#')) {
      if (opensFile(address, context)) return;
      reporter.add({ kind: 'notice', notice: 'link', text: address, position: null, count: 1 });
      return;
    }
    const id = decodeURIComponent(address.slice(1));
    const goal = id === '' || id === 'top' ? document.documentElement : document.getElementById(id);
    goal?.scrollIntoView();
  });
}
