import type { Language } from '@codivia/contract/api/language';
import { type DateStyle, formatDate, formatTimeZone } from '@codivia/contract/text/format-dates';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';

/** The texts of a mail of ours; every mail has one thought, and one thing to do. */
export interface MailText {
  language: Language;
  subject: string;
  /** The line that mailboxes show beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  /** A picture that the mail brings, below the paragraphs. */
  picture?: { cid: string; alt: string };
  /** A picture or a card to print, below the paragraphs. */
  insert?: { html: ReactNode; text: string };
  /** Small print: the lifetime of the link, and what to do if one did not ask for it. */
  notes: string[];
  /** Link below the small print: the way to unsubscribe from a regular mail. */
  noteLink?: { label: string; link: string };
  /** Address of the platform, in the footer. */
  publicUrl: string;
}

const TEAL = '#00735c';
const PAPER = '#fbfaf6';
const INK = '#1c2b28';
const QUIET = '#56645f';
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const paragraph = { color: INK, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };
const small = { color: QUIET, fontSize: '14px', lineHeight: '22px', margin: '0 0 8px' };
/** On paper only the insert is wanted. */
const PRINT = `@media print { .aside { display: none !important; }
  .sheet { border: 0 !important; padding: 0 !important; } }`;

const STYLES = {
  body: { backgroundColor: PAPER, fontFamily: FONT, margin: '0', padding: '24px 12px' },
  brand: { color: TEAL, fontSize: '20px', fontWeight: '700', margin: '0 0 16px 4px' },
  sheet: {
    backgroundColor: '#ffffff',
    border: '1px solid #e5e1d5',
    borderRadius: '12px',
    maxWidth: '520px',
    padding: '32px 28px',
  },
  title: { color: INK, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' },
  button: {
    backgroundColor: TEAL,
    borderRadius: '8px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: '600',
    margin: '8px 0 24px',
    padding: '14px 24px',
    textDecoration: 'none',
  },
  picture: { borderRadius: '8px', display: 'block', margin: '0 0 16px', maxWidth: '100%' },
  link: { color: TEAL, fontSize: '14px', wordBreak: 'break-all' as const },
  rule: { borderColor: '#e5e1d5', margin: '24px 0 16px' },
};

/** The text above the full link of a button, for programs that show no buttons; it fits “tu” and “vous”. */
const LINK_HINTS: Record<Language, string> = {
  fr: 'Le bouton ne réagit pas ? Voici le lien, à copier dans un navigateur :',
  en: 'Is the button doing nothing? Copy this link into your browser:',
};

/**
 * Returns a text in which "e-mail" is on one line. It is done by style: some mail programs draw a box for the character
 * that joins words in the web app.
 */
function unbroken(text: string): ReactNode {
  const parts = text.split(/\b(e-mails?)\b/i);
  return parts.map((part, i) =>
    i % 2 === 0 ? part : h('span', { key: i, style: { whiteSpace: 'nowrap' } }, part),
  );
}

/** Returns the button, and its link as text below it. */
function buttonWithLink({ button, language }: MailText): ReactNode[] {
  if (!button) return [];
  return [
    h(Button, { href: button.link, style: STYLES.button }, unbroken(button.label)),
    h(Text, { style: small }, unbroken(LINK_HINTS[language])),
    h(Link, { href: button.link, style: STYLES.link }, button.link),
  ];
}

function sheetOf(letter: MailText) {
  return h(
    Container,
    { className: 'sheet', style: STYLES.sheet },
    h(Heading, { as: 'h1', className: 'aside', style: STYLES.title }, unbroken(letter.title)),
    ...letter.paragraphs.map((text) =>
      h(Text, { key: text, className: 'aside', style: paragraph }, unbroken(text)),
    ),
    letter.picture
      ? h('img', {
          src: `cid:${letter.picture.cid}`,
          alt: letter.picture.alt,
          width: 320,
          style: STYLES.picture,
        })
      : null,
    letter.insert?.html,
    ...buttonWithLink(letter),
    letter.notes.length > 0 || letter.noteLink
      ? h(Hr, { className: 'aside', style: STYLES.rule })
      : null,
    ...letter.notes.map((text) =>
      h(Text, { key: text, className: 'aside', style: small }, unbroken(text)),
    ),
    letter.noteLink
      ? h(Link, { href: letter.noteLink.link, style: STYLES.link }, unbroken(letter.noteLink.label))
      : null,
  );
}

function documentOf(letter: MailText) {
  return h(
    Html,
    { lang: letter.language },
    h(Head, null, h('title', null, letter.subject), letter.insert ? h('style', null, PRINT) : null),
    h(Preview, null, letter.preview),
    h(
      Body,
      { style: STYLES.body },
      h(
        Container,
        { style: { maxWidth: '520px' } },
        h(
          Text,
          { className: 'aside', style: STYLES.brand },
          h(Link, { href: letter.publicUrl, style: { color: TEAL } }, 'Codivia'),
        ),
        sheetOf(letter),
      ),
    ),
  );
}

/** Returns the same mail as text, for those who read mails that way. */
function textOf({
  title,
  paragraphs,
  button,
  insert,
  notes,
  noteLink,
  publicUrl,
}: MailText): string {
  const way = button ? [`${button.label}\n${button.link}`] : [];
  const parts = [title, ...paragraphs, ...(insert ? [insert.text] : []), ...way, ...notes];
  if (noteLink) parts.push(`${noteLink.label}\n${noteLink.link}`);
  return `${parts.join('\n\n')}\n\n-- \nCodivia\n${publicUrl}\n`;
}

/** Returns a mail from its texts. */
export async function writeMail(
  letter: MailText,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(documentOf(letter));
  return { subject: letter.subject, html, text: textOf(letter) };
}

/**
 * Returns a name for the greeting. Mails go to addresses that strangers may have typed, so a text is repeated only if it
 * looks like a name, never an advertisement.
 */
export function greetingName(name: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u.test(name) ? name : '';
}

/** Returns the first word of a member’s name if it looks like a name; strangers may read it. */
export function firstNameInMail(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return greetingName(first);
}

/** The time zone of mails in each language, and its name, unless the reader's zone is known. */
const USUAL_ZONES = {
  fr: { zone: 'Europe/Paris', name: 'heure de Paris' },
  en: { zone: 'UTC', name: 'UTC' },
} satisfies Record<Language, object>;

/** Returns a moment as the reader would say it. Mails name the time zone: mostly the reader's is not known. */
export function momentInMail(
  at: Date,
  language: Language,
  timeZone?: string,
  style: DateStyle = 'moment',
): string {
  const usual = USUAL_ZONES[language];
  const zone = timeZone ?? usual.zone;
  const formatted = formatDate(at, language, style, zone);
  const name = zone === usual.zone ? usual.name : formatTimeZone(zone, language, 'longGeneric', at);
  return `${language === 'fr' ? 'le' : 'on'} ${formatted} (${name})`;
}
