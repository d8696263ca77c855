import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { liveCalls } from '../../../test/live-calls.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const { send, mentor, schedule } = liveCalls(() => server);
const HOUR = 60 * 60 * 1000;
/** Maximum length of a line of a file, in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * A text with every character that has a meaning of its own in these files, and characters of two, three and four
 * bytes.
 */
const DIFFICULT = 'Boucles, listes; « été\\hiver » : "été" 🐍🐍🐍, \\n et ;\\,;';

async function read(path: string): Promise<string> {
  const { status, body } = await server.call('GET', path);
  expect(status).toBe(200);
  return body as string;
}

/** Returns the events of a file, as a calendar program reads them. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toContain('Codivia');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const valueIn = (name: string) => component.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: valueIn('status'),
      summary: event.summary,
      description: event.description,
      url: valueIn('url'),
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      zone: event.startDate.zone.tzid,
      stamp: (valueIn('dtstamp') as ICAL.Time).toJSDate(),
    };
  });
}

async function eventOf(id: string, query = '') {
  const events = eventsOf(await read(`/live/sessions/${id}/calendar.ics${query}`));
  expect(events).toHaveLength(1);
  return events[0];
}

const inHours = (hours: number) => {
  const moment = new Date(server.clock.now().getTime() + hours * HOUR);
  moment.setMilliseconds(0);
  return moment;
};

const plan = (changes: object = {}) => ({
  title_fr: 'Un jeu',
  title_en: 'A game',
  description_fr: 'Ici.',
  description_en: 'Here.',
  language: 'fr',
  level: 'beginner',
  kind: 'python',
  minutes: 45,
  seats: 20,
  starts_at: inHours(48).toISOString(),
  open_replay: false,
  ...changes,
});

describe('a file for calendar programs, read by a parser that is not ours', () => {
  test('has every text as it was written, in lines that are short enough', async () => {
    const { token } = await mentor('Zoë; "the, host"\\');
    const description_fr = `${DIFFICULT}\n\n${'Une très longue ligne, avec des accents éèà ; '.repeat(10)}\nFin`;
    const starts_at = inHours(48);
    const texts = { title_fr: DIFFICULT, title_en: 'x'.repeat(80), description_fr };
    const given = plan({ ...texts, starts_at: starts_at.toISOString() });
    const { status, body } = await send(token, 'POST', '', given);
    expect([status, body.code]).toEqual([200, undefined]);
    const path = `/live/sessions/${body.id}/calendar.ics`;
    for (const query of ['?lang=fr', '?lang=en']) {
      const text = await read(`${path}${query}`);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = text.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...lines)).toBeLessThanOrEqual(LINE_BYTES);
    }
    const event = await eventOf(body.id, '?lang=fr');
    expect(event?.summary).toBe(DIFFICULT);
    expect(event?.description.startsWith(description_fr)).toBe(true);
    expect(event).toMatchObject({ start: starts_at, zone: 'UTC', status: 'CONFIRMED' });
    expect(event?.end).toEqual(new Date(starts_at.getTime() + 45 * 60_000));
    expect(event?.url).toBe(`${server.config.publicUrl}/live/${body.id}`);
    expect((await eventOf(body.id, '?lang=en'))?.summary).toBe('x'.repeat(80));
  });

  test('replaces the event at each change: the same UID, a higher SEQUENCE', async () => {
    const { token } = await mentor();
    const { id } = (await send(token, 'POST', '', plan())).body;
    const seen = [await eventOf(id)];
    const starts_at = inHours(72);
    for (const changes of [{ title_en: 'Another game' }, { starts_at: starts_at.toISOString() }]) {
      server.clock.pass(2000);
      const title_en = 'Another game';
      expect((await send(token, 'PUT', id, plan({ title_en, ...changes }))).status).toBe(200);
      seen.push(await eventOf(id));
    }
    server.clock.pass(2000);
    expect((await send(token, 'POST', `${id}/cancel`)).status).toBe(200);
    seen.push(await eventOf(id));
    expect(new Set(seen.map((event) => event?.uid))).toEqual(new Set([`live-${id}@codivia`]));
    expect(seen.map((event) => event?.sequence)).toEqual([0, 1, 2, 3]);
    expect(seen.map((event) => event?.status)).toEqual([
      ...['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED'],
    ]);
    expect(seen[2]?.start).toEqual(starts_at);
    const stamps = seen.map((event) => event?.stamp.getTime() ?? 0);
    expect(stamps).toEqual([...new Set(stamps)].sort());
  });

  test('of all sessions has those to come and the cancelled ones, in both languages', async () => {
    const host = await mentor();
    const starts_at = inHours(5);
    const coming = await schedule(host.user.id, { starts_at, title_en: 'Coming, soon' });
    const cancelled_at = server.clock.now();
    const cancelled = await schedule(host.user.id, { starts_at, cancelled_at, sequence: 1 });
    const ended_at = server.clock.now();
    const over = { starts_at: inHours(-2), started_at: inHours(-2), ended_at };
    const ended = await schedule(host.user.id, over);
    const events = eventsOf(await read('/live/calendar.ics?lang=en'));
    const byUid = new Map(events.map((event) => [event.uid, event]));
    expect(byUid.size).toBe(events.length);
    expect(byUid.get(`live-${coming}@codivia`)).toMatchObject({
      summary: 'Coming, soon',
      status: 'CONFIRMED',
      start: starts_at,
      sequence: 0,
    });
    expect(byUid.get(`live-${cancelled}@codivia`)).toMatchObject({
      status: 'CANCELLED',
      sequence: 1,
    });
    expect(byUid.has(`live-${ended}@codivia`)).toBe(false);
    const french = eventsOf(await read('/live/calendar.ics?lang=fr'));
    expect(french.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(french.map(({ summary }) => summary)).toContain('Un jeu');
    expect((await read('/live/calendar.ics')).includes(host.user.email)).toBe(false);
  });
});
