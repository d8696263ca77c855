import './styles/main.css';
import './lib/history-gate.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoot } from './app/app-root.tsx';
import { takePageData } from './app/rendered.ts';
import { fetchFirstPage } from './app/routing.tsx';
import { nameEntry } from './app/shell/use-scroll-memory.ts';
import { reloadWhenStale } from './app/stale-build.ts';
import { keepHistoryByPerson } from './lib/history-of-person.ts';
import { createI18n } from './lib/i18n.ts';
import { announceLanguage, startLanguage } from './lib/language.ts';
import { refreshMember } from './lib/member.ts';
import { assignEarlierWork, holdPerson } from './lib/person.ts';
import { createQueryClient } from './lib/query.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

assignEarlierWork();
holdPerson();
keepHistoryByPerson();
nameEntry();
reloadWhenStale();
const i18n = createI18n(startLanguage());
announceLanguage(i18n.language());
void refreshMember();

const queryClient = createQueryClient();
const app = (
  <AppRoot i18n={i18n} queryClient={queryClient}>
    {(routing) => <BrowserRouter>{routing}</BrowserRouter>}
  </AppRoot>
);

/** The server renders addresses without their query, the language aside, and without the code that a link may carry. */
function isAsRendered({ dataset }: HTMLElement): boolean {
  if (location.hash.startsWith('#code=')) return false;
  const parameters = [...new URLSearchParams(location.search).keys()];
  return 'rendered' in dataset && parameters.every((name) => name === 'lang');
}

/**
 * Goes on where the server ended, or begins where it has rendered nothing that would fit. What is there can be
 * read meanwhile, so React may do it in short steps: that is what a transition is.
 */
function start(container: HTMLElement): void {
  if (isAsRendered(container)) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

/** Ends the present task, so that the browser can answer to the reader before the next step. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

// If the first page cannot come, the app says why. In the Python room, Python goes first.
void pause()
  .then(() => fetchFirstPage(i18n, location.pathname))
  .finally(() => globalThis.startedPython?.headStart)
  .finally(pause)
  .finally(() => takePageData(queryClient))
  .finally(pause)
  .finally(() => start(root));
