import { localTime } from '@codivia/contract/text/format-dates';
import { describe, expect, it } from 'vitest';
import { momentOf } from './zone-time.ts';

it.each([
  ['2026-12-07T08:00', 'Europe/Paris', '2026-12-07T07:00:00.000Z'],
  ['2026-07-07T08:00', 'Europe/London', '2026-07-07T07:00:00.000Z'],
  ['2026-12-07T00:00', 'Pacific/Noumea', '2026-12-06T13:00:00.000Z'],
  ['2026-12-07T23:59', 'America/Martinique', '2026-12-08T03:59:00.000Z'],
])('reads %s in %s', (local, zone, moment) => {
  const { at, change } = momentOf(local, zone) ?? {};
  expect(at?.toISOString()).toBe(moment);
  expect(change).toBeUndefined();
  expect(localTime(new Date(moment), zone)).toBe(local);
});

describe('where the clock changes', () => {
  it.each([
    ['2027-03-28T02:30', 'Europe/Paris', 'skipped', '2027-03-28T01:30:00.000Z', '2027-03-28T03:30'],
    [
      '2027-03-28T01:30',
      'Europe/London',
      'skipped',
      '2027-03-28T01:30:00.000Z',
      '2027-03-28T02:30',
    ],
    ['2026-10-25T02:30', 'Europe/Paris', 'twice', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30', 'Europe/London', 'twice', '2026-10-25T01:30:00.000Z', '2026-10-25T01:30'],
  ])('reads %s in %s: %s', (local, zone, change, moment, shown) => {
    const read = momentOf(local, zone);
    expect(read).toEqual({ at: new Date(moment), change });
    expect(localTime(new Date(moment), zone)).toBe(shown);
  });

  it.each([
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('says nothing of the times beside the change: %s', (local, moment) => {
    expect(momentOf(local, 'Europe/Paris')).toEqual({ at: new Date(moment) });
  });
});

it('takes no time for what is none', () => {
  expect(momentOf('', 'Europe/Paris')).toBeUndefined();
});
