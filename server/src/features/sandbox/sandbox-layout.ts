import { createHash } from 'node:crypto';
import type { Language } from '@codivia/contract/api/language';
import type { FastifyReply } from 'fastify';
import { createElement as h, type ReactNode } from 'react';
import { htmlPage } from '../../services/html-page.ts';
import { WORDS } from './sandbox.words.ts';
import { STYLE } from './sandbox-style.ts';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Returns a policy under which no script runs and nothing is fetched; forms go to this site and back to ours,
 * `origins`.
 */
function policy(origins: string[]): string {
  // A policy cannot name IPv6 addresses; browsers complain about those that try.
  const named = origins.filter((origin) => !origin.includes('['));
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${named.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns one page of the sandbox, marked as a test. */
export function sandboxPage(language: Language, title: string, ...content: ReactNode[]): string {
  const { test, noMoney } = WORDS[language];
  return htmlPage(
    language,
    `${test} · ${title}`,
    STYLE,
    h('header', { className: 'test' }, h('b', null, test), h('span', null, noMoney)),
    h('main', null, h('p', { className: 'brand' }, 'Codivia'), ...content),
  );
}

/** Sends a page that belongs to one browser: it is not cached, and its address is not passed on. */
export function sendPage(reply: FastifyReply, origins: string[], status: number, html: string) {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(origins))
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(html);
}

/** Returns a button of a form; `value` names its action. */
export function actionButton(look: 'main' | 'plain' | 'danger', value: string, label: string) {
  const attributes = { className: look, name: 'action', value, key: value };
  return h('button', { type: 'submit', ...attributes }, label);
}

/** Returns a form that goes back to its own page; `token` proves that it comes from there. */
export function ownForm(token: string, ...content: ReactNode[]): ReactNode {
  return h(
    'form',
    { method: 'post' },
    h('input', { type: 'hidden', name: 'token', value: token }),
    ...content,
  );
}

/** Returns rows of names and their values. */
export function facts(rows: [name: string, value: string][]): ReactNode {
  const row = ([name, value]: [string, string]) =>
    h('div', { key: name }, h('dt', null, name), h('dd', null, value));
  return h('dl', null, ...rows.map(row));
}
