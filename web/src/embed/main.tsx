import { isLanguage } from '@codivia/contract/api/language';
import { readSiteConfig } from '@codivia/contract/api/site';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { send } from '../lib/http.ts';
import { createI18n, I18nContext } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';
import { siteConfig } from '../lib/site-config.ts';
import { EmbedPage } from './embed-page.tsx';
import { EMBED_TEXTS } from './embed-texts.ts';
import { openWork } from './embedded-work.ts';
import { PlayPage } from './play-page.tsx';

/**
 * The page that other sites show in a frame, and the one that plays what somebody was sent. It reads nothing that this browser has stored, the session least of all,
 * and stores nothing (docs/decisions/0293).
 */
const root = document.getElementById('root');
if (!root) throw new Error('embed.html has no #root');

const named = new URLSearchParams(location.search).get('lang');
const device = navigator.language.slice(0, 2);
const language = [named, device].find(isLanguage) ?? 'en';
document.documentElement.lang = language;

const isPlayed = location.pathname.startsWith('/play');
// Another link in the same tab changes the fragment alone.
window.addEventListener('hashchange', () => location.reload());

const i18n = createI18n(language);
const queryClient = createQueryClient();

/**
 * Fetches the configuration of the server without a token; the server answers for the name by which this frame was
 * opened.
 */
async function fetchConfig(): Promise<void> {
  const config = await send(readSiteConfig, undefined, null).catch(() => null);
  if (!config) return;
  queryClient.setQueryData(siteConfig.queryKey, { ...config, public_url: location.origin });
}

const [opened] = await Promise.all([
  openWork(location.pathname, location.hash),
  fetchConfig(),
  ...EMBED_TEXTS.map((namespace) => i18n.load(namespace)),
]);

createRoot(root).render(
  <StrictMode>
    <I18nContext value={i18n}>
      <QueryClientProvider client={queryClient}>
        {isPlayed ? <PlayPage opened={opened} /> : <EmbedPage opened={opened} />}
      </QueryClientProvider>
    </I18nContext>
  </StrictMode>,
);
