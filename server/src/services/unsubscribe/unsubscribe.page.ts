import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { createElement as h } from 'react';
import { htmlPage } from '../html-page.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #0b1416); --ink: light-dark(#10211f, #eaf3f0);
  --surface: light-dark(#fff, #122024); --line: light-dark(#e3ddcf, #22363b);
  --trail: light-dark(#00735c, #4fe3b0); --on-trail: light-dark(#fff, #05241b); }
body { background: var(--paper); color: var(--ink); margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem; }
.brand { color: var(--trail); font-size: 1.25rem; font-weight: 700; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem;
  margin-bottom: 1rem; }
h1, h2 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; } section > :last-child { margin-bottom: 0; }
a { color: var(--trail); }
button { background: var(--trail); border: 0; border-radius: .75rem; color: var(--on-trail); cursor: pointer;
  font: inherit; font-weight: 700; min-height: 2.75rem; padding: .5rem 1.25rem; }
:focus-visible { outline: 3px solid var(--trail); outline-offset: 3px; }
`;

/** No script runs and nothing is fetched; the form goes only to this site. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The state that the page shows. */
export type UnsubscribeState = 'ask' | 'done' | 'forged' | 'expired';

/** What the page says, and where it leads. */
export interface UnsubscribeWords {
  /** The page on which the mail is turned on and off. */
  path: string;
  link: Record<Language, string>;
  texts: Record<Language, Record<UnsubscribeState, { title: string; text: string }>>;
}

const BUTTON: Record<Language, string> = { fr: 'Oui, arrêter', en: 'Yes, stop it' };

function part(words: UnsubscribeWords, language: Language, state: UnsubscribeState, index: number) {
  const { title, text } = words.texts[language][state];
  const form = h('form', { method: 'post' }, h('button', { type: 'submit' }, BUTTON[language]));
  const link = h('a', { href: words.path }, words.link[language]);
  return h(
    'section',
    { key: language, lang: language },
    h(index === 0 ? 'h1' : 'h2', null, title),
    h('p', null, text),
    state === 'ask' ? form : h('p', null, link),
  );
}

/** Returns the page behind the link of a mail; in both languages where the reader's is not known. */
export function unsubscribePage(
  words: UnsubscribeWords,
  state: UnsubscribeState,
  language?: Language,
): string {
  const languages = language ? [language] : LANGUAGES;
  const [first = 'en'] = languages;
  const brand = h('p', { className: 'brand' }, 'Codivia');
  const parts = languages.map((one, index) => part(words, one, state, index));
  return htmlPage(first, words.texts[first][state].title, STYLE, h('main', null, brand, ...parts));
}
