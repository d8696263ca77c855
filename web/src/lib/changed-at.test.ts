import { expect, test } from 'vitest';
import { changedAt } from './changed-at.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:40.000Z', 'now', 'maintenant'],
  ['2026-11-20T12:00:30.000Z', 'now', 'maintenant'],
  ['2026-11-20T11:55:00.000Z', '5 minutes ago', 'il y a 5 minutes'],
  ['2026-11-20T09:00:00.000Z', '3 hours ago', 'il y a 3 heures'],
  ['2026-11-19T11:00:00.000Z', 'yesterday', 'hier'],
  ['2026-11-01T11:00:00.000Z', 'on 1 Nov 2026', 'le 1 nov. 2026'],
])('%s is said as people say it', (moment, en, fr) => {
  expect(changedAt(moment, 'en', NOW)).toBe(en);
  expect(changedAt(moment, 'fr', NOW)).toBe(fr);
});
