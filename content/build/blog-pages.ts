import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlePath } from '@codivia/contract/api/blog';
import { LANGUAGES } from '@codivia/contract/api/language';
import type { Plugin } from 'vite';
import { loadArticles } from '../src/load-articles.ts';
import { articlePage } from './article-page.ts';

const THEME_SCRIPT = join(import.meta.dirname, 'stored-theme.js');

function pages(assets: string): { path: string; html: string }[] {
  const articles = loadArticles();
  return articles.flatMap((article) =>
    LANGUAGES.map((language) => ({
      path: articlePath(article.id, language),
      html: articlePage(article, articles, language, assets),
    })),
  );
}

/** Returns the style sheets and fonts that the app's own page loads. */
function stylesOf(appPage: string): string[] {
  return [...appPage.matchAll(/<link[^>]*\brel="(?:stylesheet|preload)"[^>]*>/g)].map(
    ([tag]) => tag,
  );
}

/**
 * Builds the articles of the blog as pages of their own, `/blog/ID-LANGUAGE.html`, in the look of the
 * app. Addresses of this server in them are `PUBLIC_URL_PLACEHOLDER`.
 */
export function blogPages(): Plugin {
  return {
    name: 'codivia:blog-pages',
    configureServer(server) {
      const script = `<script>${readFileSync(THEME_SCRIPT, 'utf8')}</script>`;
      const style = '<link rel="stylesheet" href="/src/styles/main.css">';
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        const page = path?.startsWith('/blog/')
          ? pages(style + script).find((one) => one.path === path)
          : undefined;
        if (!page) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page.html);
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const app = bundle['index.html'];
        if (app?.type !== 'asset') this.error('The page of the app has not been built.');
        const theme = this.emitFile({
          type: 'asset',
          name: 'stored-theme.js',
          source: readFileSync(THEME_SCRIPT),
        });
        const script = `<script src="/${this.getFileName(theme)}"></script>`;
        const assets = [script, ...stylesOf(String(app.source))].join('\n');
        for (const { path, html } of pages(assets)) {
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: html });
        }
      },
    },
  };
}
