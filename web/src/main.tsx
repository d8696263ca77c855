import './styles/main.css';
import './lib/history-gate.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { takePageData } from './app/rendered.ts';
import { fetchFirstPage } from './app/routing.tsx';
import { reloadWhenStale } from './app/stale-build.ts';
import { WholeApp } from './app/whole-app.tsx';
import { createI18n } from './lib/i18n.ts';
import { announceLanguage, startLanguage } from './lib/language.ts';
import { refreshMember } from './lib/member.ts';
import { createQueryClient } from './lib/query.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadWhenStale();
const i18n = createI18n(startLanguage());
announceLanguage(i18n.language());
void refreshMember();

const queryClient = createQueryClient();
takePageData(queryClient);
const app = (
  <WholeApp i18n={i18n} queryClient={queryClient}>
    {(routing) => <BrowserRouter>{routing}</BrowserRouter>}
  </WholeApp>
);

/** The server renders addresses without their query, the language aside. */
function isAsRendered({ dataset }: HTMLElement): boolean {
  const asked = [...new URLSearchParams(location.search).keys()];
  return 'rendered' in dataset && asked.every((name) => name === 'lang');
}

/** Goes on where the server ended, or begins where it has rendered nothing that would fit. */
function start(place: HTMLElement): void {
  if (isAsRendered(place)) hydrateRoot(place, app);
  else createRoot(place).render(app);
}

// If the first page cannot come, the app says why. In the Python room, Python goes first.
void fetchFirstPage(i18n, location.pathname)
  .finally(() => globalThis.begunPython?.underWay)
  .finally(() => start(root));
