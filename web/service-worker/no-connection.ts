import type { Language } from '@codivia/contract/api/language';
import { FILES } from './cached-files.ts';
import type { OfflineManifest } from './messages.ts';

const TEXTS: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'No connection',
    text: 'This page is not kept on this device, and Codivia cannot be reached. What you have written is still here.',
    again: 'Try again',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Cette page n’est pas gardée sur cet appareil, et Codivia n’est pas joignable. Ce que tu as écrit est toujours là.',
    again: 'Réessayer',
  },
};

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { box-sizing: border-box; display: grid; align-content: center; gap: 3rem; min-height: 100vh; max-width: 32rem; margin: 0 auto; padding: 1.5rem }
h1, h2 { font-size: 1.75rem; line-height: 1.2; margin: 0 }
`;

/** The reader's language first: of the choice itself a service worker does not know. */
function inOrder(first: string): Language[] {
  const languages = Object.keys(TEXTS) as Language[];
  return languages.toSorted((a, b) => Number(first.startsWith(b)) - Number(first.startsWith(a)));
}

/** Tells that there is no connection, in both languages and without any other file. */
export function noConnectionPage(language = navigator.language): Response {
  const order = inOrder(language);
  const sections = order.map((code, index) => {
    const { title, text, again } = TEXTS[code];
    const heading = `h${index + 1}`;
    return `<section lang="${code}"><${heading}>${title}</${heading}><p>${text}</p><a href="">${again}</a></section>`;
  });
  const page = `<!doctype html><html lang="${order[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Codivia</title><style>${STYLE}</style></head><body>${sections.join('')}</body></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/**
 * Tells whether all files that any page begins with are kept. The page alone would stay blank: a browser may have begun to
 * keep them, or keeps nothing but this service worker (docs/decisions/0283).
 */
export async function isShellKept({ shell }: OfflineManifest): Promise<boolean> {
  const kept = await (await caches.open(FILES)).keys();
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  return shell.every((path) => paths.has(path));
}
