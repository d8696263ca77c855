import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, LOCALES } from '../api/language.ts';
import { formatAmount, formatNumber, formatPercent, formatPrice, pluralForm } from './format.ts';
import { formatDate, formatList, formatTimeAgo, formatTimeZone } from './format-dates.ts';

describe('numbers', () => {
  it('are written as each language writes them', () => {
    expect(formatNumber(2000.5, 'fr')).toBe('2\u202f000,5');
    expect(formatNumber(2000.5, 'en')).toBe('2,000.5');
    expect(formatPercent(0.95, 'fr')).toBe('95\u00a0%');
    expect(formatPercent(0.95, 'en')).toBe('95%');
  });

  it.each([0, 7, 999, 1000, 12_345, -3, 0.5, 4.8, 12.125, 0.0004, 1.23456])(
    'are %d as the browser writes it',
    (value) => {
      for (const language of LANGUAGES) {
        expect(formatNumber(value, language)).toBe(
          new Intl.NumberFormat(LOCALES[language]).format(value),
        );
      }
    },
  );

  it('are prices in the currency of the language, with cents where they are paid', () => {
    expect(formatPrice(9, 'fr')).toBe('9\u00a0€');
    expect(formatPrice(9, 'en')).toBe('$9');
    expect(formatAmount(950, 'fr')).toBe('9,50\u00a0€');
    expect(formatAmount(950, 'en')).toBe('$9.50');
    expect(formatPrice(9, 'en', 'eur')).toBe('€9');
    expect(formatAmount(900, 'fr', 'usd')).toBe('9,00\u00a0$US');
  });

  it.each([
    ['fr', 0, 'one'],
    ['fr', 1.5, 'one'],
    ['fr', 2, 'other'],
    ['fr', 2_000_000, 'other'],
    ['en', 0, 'other'],
    ['en', 1, 'one'],
  ] as const)('count as %s does: %d', (language, count, form) => {
    expect(pluralForm(count, language)).toBe(form);
  });

  it.each([-2, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 21, 1000])('count %d as Unicode says', (count) => {
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(LOCALES[language]);
      expect(pluralForm(count, language)).toBe(rules.select(count));
    }
  });
});

describe('a date', () => {
  it.each([
    ['long', 'November 20, 2026', '20 novembre 2026'],
    ['medium', 'Nov 20, 2026', '20 nov. 2026'],
    ['short', 'Nov 20', '20 nov.'],
    ['moment', 'Nov 20, 2026, 2:05 PM', '20 nov. 2026, 14:05'],
    ['time', '2:05:09 PM', '14:05:09'],
    ['weekday', 'Friday, November 20 at 2:05:09 PM', 'vendredi 20 novembre à 14:05:09'],
  ] as const)('is written in one way in each language: %s', (style, en, fr) => {
    const moment = '2026-11-20T14:05:09.000Z';
    const written = (language: 'en' | 'fr') => formatDate(moment, language, style, 'UTC');
    expect(written('en').replaceAll('\u202f', ' ')).toBe(en);
    expect(written('fr')).toBe(fr);
  });

  it('of the calendar is the same day in every zone', () => {
    expect(formatDate('2026-11-20', 'en', 'long', 'Pacific/Honolulu')).toBe('November 20, 2026');
    expect(formatDate('2026-11-20T02:00:00Z', 'en', 'long', 'Pacific/Honolulu')).toBe(
      'November 19, 2026',
    );
  });

  it('says in French that a day is the first', () => {
    expect(formatDate('2026-12-01', 'fr')).toBe('1er décembre 2026');
    expect(formatDate('2026-12-01', 'en')).toBe('December 1, 2026');
    expect(formatDate('2026-12-11', 'fr')).toBe('11 décembre 2026');
    expect(formatDate('2026-12-21', 'fr', 'short')).toBe('21 déc.');
  });
});

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:40.000Z', 'now', 'maintenant'],
  ['2026-11-20T12:00:30.000Z', 'now', 'maintenant'],
  ['2026-11-20T11:55:00.000Z', '5 minutes ago', 'il y a 5 minutes'],
  ['2026-11-20T09:00:00.000Z', '3 hours ago', 'il y a 3 heures'],
  ['2026-11-19T11:00:00.000Z', 'yesterday', 'hier'],
  ['2026-11-01T11:00:00.000Z', 'on Nov 1, 2026', 'le 1er nov. 2026'],
])('%s is a time ago', (moment, en, fr) => {
  expect(formatTimeAgo(moment, 'en', NOW)).toBe(en);
  expect(formatTimeAgo(moment, 'fr', NOW)).toBe(fr);
});

test.each(['2026-07-01T12:00:00.000Z', '2026-11-20T12:00:00.000Z'])(
  'a zone with summer time has the name that is right all year: %s',
  (moment) => {
    const at = Date.parse(moment);
    const named = (language: 'en' | 'fr') =>
      formatTimeZone('Europe/Paris', language, 'longGeneric', at);
    expect(named('en')).toBe('Central European Time');
    expect(named('fr')).toMatch(/^heure d.Europe centrale$/);
  },
);

test('several things make a sentence', () => {
  expect(formatList(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
  expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
});
