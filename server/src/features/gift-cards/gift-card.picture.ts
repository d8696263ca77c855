import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';

/** The texts on a card. */
export interface CardWords {
  kicker: string;
  title: string;
  subtitle: string;
  codeLabel: string;
  code: string;
  linkLabel: string;
  link: string;
  steps: string;
}

const INK = '#10211f';
const TEAL = '#00735c';
const SUN = '#ffc83d';
const QUIET = '#4a5c58';
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace";

// Lines instead of filled backgrounds, which printers leave out.
const STYLES = {
  cut: {
    border: `2px dashed ${SUN}`,
    borderRadius: '16px',
    margin: '8px 0 16px',
    padding: '10px',
  },
  card: {
    border: `3px solid ${TEAL}`,
    borderRadius: '12px',
    padding: '20px 18px',
    textAlign: 'center' as const,
  },
  kicker: {
    color: TEAL,
    fontSize: '14px',
    fontWeight: '700',
    letterSpacing: '2px',
    lineHeight: '20px',
    margin: '0',
    textTransform: 'uppercase' as const,
  },
  title: {
    color: INK,
    fontSize: '28px',
    fontWeight: '800',
    lineHeight: '34px',
    margin: '10px 0 4px',
  },
  subtitle: { color: QUIET, fontSize: '16px', lineHeight: '24px', margin: '0 0 14px' },
  way: {
    color: SUN,
    fontSize: '20px',
    letterSpacing: '8px',
    lineHeight: '20px',
    margin: '0 0 14px',
  },
  label: { color: QUIET, fontSize: '14px', lineHeight: '20px', margin: '0 0 4px' },
  code: {
    border: `2px solid ${INK}`,
    borderRadius: '8px',
    color: INK,
    fontFamily: MONO,
    fontSize: '18px',
    fontWeight: '700',
    lineHeight: '28px',
    margin: '0 auto 14px',
    maxWidth: '310px',
    padding: '8px 4px',
  },
  link: { color: TEAL, fontSize: '14px', lineHeight: '20px', wordBreak: 'break-all' as const },
  steps: { color: INK, fontSize: '14px', lineHeight: '22px', margin: '14px 0 0' },
};

/** The card itself, to cut out along its dashed line. */
export function cardPicture(words: CardWords) {
  const line = (style: object, text: string, more = {}) => h(Text, { style, ...more }, text);
  return h(
    Section,
    { style: STYLES.cut },
    h(
      Section,
      { style: STYLES.card },
      line(STYLES.kicker, words.kicker),
      line(STYLES.title, words.title),
      line(STYLES.subtitle, words.subtitle),
      line(STYLES.way, '● · · · ● · · · ●', { 'aria-hidden': true }),
      line(STYLES.label, words.codeLabel),
      line(STYLES.code, words.code),
      line(STYLES.label, words.linkLabel),
      h(Link, { href: words.link, style: STYLES.link }, words.link),
      line(STYLES.steps, words.steps),
    ),
  );
}

/** Returns the card in plain text. */
export function cardText(words: CardWords): string {
  const edge = '-'.repeat(56);
  return [
    edge,
    words.kicker,
    words.title,
    words.subtitle,
    '',
    `${words.codeLabel} ${words.code}`,
    `${words.linkLabel}\n${words.link}`,
    '',
    words.steps,
    edge,
  ].join('\n');
}
