import type { Reporter } from './reporter.ts';

/** Lets links inside the page work and keeps all others from leading the frame away. */
export function keepLinksInside(reporter: Reporter): void {
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const address = target?.closest('a[href], area[href]')?.getAttribute('href');
    if (address == null || event.defaultPrevented) return;
    event.preventDefault();
    if (!address.startsWith('#')) {
      reporter.add({ kind: 'notice', notice: 'link', text: address, position: null, count: 1 });
      return;
    }
    const id = decodeURIComponent(address.slice(1));
    const goal = id === '' || id === 'top' ? document.documentElement : document.getElementById(id);
    goal?.scrollIntoView();
  });
}
