import { localPage } from '../../src/web/local-page.ts';
import type { PageCase } from '../cases.ts';
import type { Conform } from '../conform.ts';
import { inBrowser } from '../in-browser.ts';
import type { GivenFile } from '../preview-page.ts';
import { LOOKS } from './looks.ts';
import { MEDIA } from './media.ts';
import { ORDER } from './order.ts';
import { SCHOOL } from './school.ts';
import { SCRIPTS } from './scripts.ts';
import { SITES } from './sites.ts';

/** The elements of the page with their texts, positions and styles. */
const SNAPSHOT = `(() => {
  const properties = 'display color background-color font-size font-weight margin-top padding-left border-top-width text-align opacity visibility position transform'.split(' ');
  const out = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|style|link|template)$/i.test(element.localName)) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).filter(Boolean).join('|');
    const value = 'value' in element ? String(element.value) + ' ' + Boolean(element.checked) : '';
    out.push([element.localName, element.id, element.className, own, value, Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height), ...properties.map((name) => style.getPropertyValue(name))].join(';'));
  }
  return document.title + '\\n' + getComputedStyle(document.body).backgroundColor + '\\n' + out.join('\\n');
})()`;

/** An element with its box. */
const NEEDED = /;\d+;\d+;/;

const text = (name: string, type: string, content: string): GivenFile => ({
  name,
  type,
  text: content,
});

/** Pages in the web room against the same files on a web server. */
export const conform: Conform = () =>
  inBrowser<PageCase>(
    [...LOOKS, ...SCRIPTS, ...SITES, ...SCHOOL, ...ORDER, ...MEDIA],
    (side, one) => {
      const { html, css = '', js = '', isModule = false, files = [] } = one;
      const bare = [
        text('index.html', 'text/html; charset=utf-8', localPage(html, '', 'en', isModule)),
        text('style.css', 'text/css', css),
        text('script.js', 'text/javascript', js),
        ...files,
      ];
      return side.compare(
        one,
        bare,
        {
          kind: 'web',
          files: { 'index.html': html, 'style.css': css, 'script.js': js },
          beside: [...files],
        },
        SNAPSHOT,
        NEEDED,
      );
    },
  );
