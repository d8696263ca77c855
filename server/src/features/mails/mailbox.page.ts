import { createElement as h, type ReactNode } from 'react';
import { htmlPage } from '../../services/html-page.ts';
import type { LocalMail } from './mails.queries.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf6; --sheet: #fff; --ink: #1c2b28; --quiet: #56645f;
  --line: #e5e1d5; --teal: #00735c; }
@media (prefers-color-scheme: dark) { :root { --paper: #14201d; --sheet: #1c2b28; --ink: #f2f0e8;
  --quiet: #a9b8b2; --line: #35463f; --teal: #5fd0b4; } }
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere; }
p { margin: 0 0 1.25rem; } .quiet { color: var(--quiet); font-size: .95rem; }
a { color: var(--teal); text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid var(--teal); outline-offset: 3px; border-radius: 4px; }
ul { list-style: none; margin: 0; padding: 0; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
li.sheet { margin: 0 0 .75rem; padding: 1rem 1.25rem; }
li a.subject { font-size: 1.1rem; font-weight: 600; } li p { margin: .25rem 0 0; }
li, pre { overflow-wrap: anywhere; }
iframe { background: #fbfaf6; border: 1px solid var(--line); border-radius: 12px; height: 44rem; width: 100%; }
pre { font: 15px/1.6 ui-monospace, monospace; padding: 1rem 1.25rem; white-space: pre-wrap; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
`;

function page(title: string, ...content: ReactNode[]): string {
  return htmlPage('en', title, STYLE, h('main', null, ...content));
}

/** Returns the moment when a mail was written, for the list and for the mail itself. */
function when(mail: LocalMail): ReactNode {
  const iso = mail.created_at.toISOString();
  return h('time', { dateTime: iso }, `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`);
}

/** Returns the first link of ours in a mail: most people open the mailbox for it. */
function mainLink(mail: LocalMail, publicUrl: string): string | undefined {
  return mail.text.split(/\s/).find((word) => word.startsWith(`${publicUrl}/`));
}

function rowOf(mail: LocalMail, publicUrl: string): ReactNode {
  const link = mainLink(mail, publicUrl);
  return h(
    'li',
    { key: mail.id, className: 'sheet' },
    h('a', { className: 'subject', href: `/dev/mailbox/${mail.id}` }, mail.subject),
    h('p', { className: 'quiet' }, '→ ', mail.recipient, ' · ', when(mail)),
    link ? h('p', { className: 'quiet' }, h('a', { href: link }, link)) : null,
  );
}

/** Returns the page with all mails, newest first. Its few words are in both languages. */
export function mailboxPage(mails: LocalMail[], publicUrl: string): string {
  return page(
    'Mailbox',
    h('h1', null, 'Mailbox · ', h('span', { lang: 'fr' }, 'Boîte aux lettres')),
    h(
      'p',
      { className: 'quiet' },
      'No mail leaves this server: SMTP_URL is not set. ',
      h('span', { lang: 'fr' }, 'Aucun e-mail ne quitte ce serveur\u00a0: SMTP_URL est vide.'),
    ),
    mails.length === 0
      ? h('p', { className: 'quiet' }, 'Empty · ', h('span', { lang: 'fr' }, 'Vide'))
      : h('ul', null, ...mails.map((mail) => rowOf(mail, publicUrl))),
  );
}

/** Returns the text of a mail, with links to click. */
function linked(text: string): ReactNode[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? h('a', { key: index, href: part }, part) : part));
}

/** Returns the page of one mail: as mail programs show it, in a frame without rights, and as text. */
export function mailPage(mail: LocalMail): string {
  const html = mail.html
    .replace('<head>', '<head><base target="_top">')
    .replaceAll('target="_blank"', 'target="_top"'); // the frame may not open new windows
  return page(
    mail.subject,
    h(
      'p',
      null,
      h(
        'a',
        { href: '/dev/mailbox' },
        '← Mailbox · ',
        h('span', { lang: 'fr' }, 'Boîte aux lettres'),
      ),
    ),
    h('h1', null, mail.subject),
    h('p', { className: 'quiet' }, '→ ', mail.recipient, ' · ', when(mail)),
    h('iframe', {
      title: mail.subject,
      srcDoc: html,
      sandbox: 'allow-top-navigation-by-user-activation',
    }),
    h('h2', null, 'Text · ', h('span', { lang: 'fr' }, 'Texte')),
    h('pre', { className: 'sheet' }, ...linked(mail.text)),
  );
}
