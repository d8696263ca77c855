import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g;

/**
 * The web app's document with its style sheets written into it: on a slow line the page is seen one
 * round trip earlier (they are about 8 kB compressed; see docs/decisions/0095).
 */
export function pageTemplate(webFolder: string): string {
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  return html.replace(STYLE_SHEET, (_, address: string) => {
    const css = readFileSync(join(webFolder, address), 'utf8');
    return `<style>${css.replaceAll('</style', '<\\/style')}</style>`;
  });
}
