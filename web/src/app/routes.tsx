import { type Page, page } from './page.tsx';
import type { RouteName } from './paths.ts';

/** Every page there is; each is fetched when it is first visited. */
export const PAGES: readonly Page[] = [
  page('home', async () => (await import('../pages/home/home-page.tsx')).HomePage, ['home']),
];

/** The pages there are, by name: the navigation and the footer link to these alone. */
export const available: ReadonlySet<RouteName> = new Set(PAGES.map(({ name }) => name));
