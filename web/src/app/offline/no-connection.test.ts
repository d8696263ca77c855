import { expect, test, vi } from 'vitest';
import type { OfflineManifest } from '../../../service-worker/messages.ts';
import { isShellKept, noConnectionPage } from '../../../service-worker/no-connection.ts';

test.each([
  ['en-GB', 'en', 'No connection', 'Pas de connexion'],
  ['fr-CA', 'fr', 'Pas de connexion', 'No connection'],
  ['de', 'en', 'No connection', 'Pas de connexion'],
])(
  'a browser in %s reads that there is no connection, in its language and in the other',
  async (...row) => {
    const [language, code, first, second] = row;
    const answer = noConnectionPage(language);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain(`<html lang="${code}">`);
    expect(page).toMatch(new RegExp(`<h1>${first}</h1>.*<h2>${second}</h2>`));
    // It needs no other file.
    expect(page).not.toMatch(/src=|<link|<script/);
  },
);

test.each([
  ['all files of the shell', ['/a.js', '/b.css', '/other.js'], true],
  ['a part of them', ['/a.js', '/other.js'], false],
  ['nothing', [], false],
])('where %s is kept, the app itself is shown: %#', async (_, kept, expected) => {
  const keys = async () => kept.map((path) => ({ url: `https://codivia.example${path}` }));
  vi.stubGlobal('caches', { open: async () => ({ keys }) });
  const manifest = { shell: ['/a.js', '/b.css'] } as OfflineManifest;
  expect(await isShellKept(manifest)).toBe(expected);
});
