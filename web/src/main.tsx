import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { watchTheSession } from './app/session-watch.ts';
import { reloadWhenStale } from './app/stale-build.ts';
import { createI18n } from './lib/i18n.ts';
import { announceLanguage, startLanguage } from './lib/language.ts';
import { refreshMember } from './lib/member.ts';
import { createQueryClient } from './lib/query.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadWhenStale();
const i18n = createI18n(startLanguage());
announceLanguage(i18n.language());
const texts = Promise.all([i18n.load('common'), i18n.load('shell')]);
const queryClient = createQueryClient();
const router = createRouter(i18n);
watchTheSession(queryClient, i18n, (path) => void router.navigate(path));
void refreshMember();

void texts.then(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers i18n={i18n} queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
});
