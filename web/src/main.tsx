import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Providers } from './app/providers.tsx';
import { fetchFirstPage, Routing } from './app/routing.tsx';
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
void refreshMember();

const app = (
  <StrictMode>
    <Providers i18n={i18n} queryClient={createQueryClient()}>
      <BrowserRouter>
        <Routing />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);
// The mark in index.html stays until there is a page to show; if it cannot come, the app says why.
void fetchFirstPage(i18n, location.pathname).finally(() => createRoot(root).render(app));
