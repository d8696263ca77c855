import { describe, expect, test } from 'vitest';
import { findContact } from './find-contact.ts';
import { findInLines } from './find-in-lines.ts';
import { findPersonalData } from './find-personal-data.ts';
import type { ContactContext } from './findings.ts';

/** What makes patterns slow that look at everything again from every place. */
const HOSTILE = [
  ...['a', '1', ' ', '.', '@', '"', '(', '-', '+', '0 ', '1 2 ', 'a.b-c ', 'a at ', 'a. ', '06 12 '],
  ...['x dot ', 'insta ', 'mon compte ', 'send me a b c ', 'six ', 'sept', 'zero', '\n', 'a\n', '1\n'],
  ...['"+"', "'''", '# ', 'http://', 'www.', '@a', '#1', 'aZ9+', 'd i s c ', 'rendez vous ', 'on se '],
  ...['your ', 'tu as ', '\ufdfa', '\ufdfb', 'é', '\u0430', 'x x', 'A', 'Lycee ', '12 rue ', 'j ai '],
  ...['double ', 'dis a b ', '... ', '__', '[{(', '=" ', 'discord = "', 'www.a.b.c.', '75011 A'],
];

/** Processor time of the best of some tries, in milliseconds: what else the machine does is not counted. */
function timeOf(look: () => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const begun = process.cpuUsage();
    look();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Shorter times say more about the clock and the memory. */
const MEASURABLE_MS = 12;

describe.each(['text', 'code'] as const)('four times as long a %s takes at most six times', (kind) => {
  const context: ContactContext = kind;
  test.each(HOSTILE)('%j', (part) => {
    const textOf = (length: number) => part.repeat(Math.ceil(length / part.length));
    const look = (length: number) => {
      const text = textOf(length);
      return timeOf(() => {
        findContact(text, context, 'learn.codivia.org');
        findPersonalData(text, context, { name: 'Ada Lovelace' });
      });
    };
    const short = look(8_000);
    const long = look(32_000);
    expect(long).toBeLessThan(6 * Math.max(short, MEASURABLE_MS));
  });
});

test('one changed line of a long program is looked at in no time', () => {
  const before = 'print("hello")\n'.repeat(4000);
  const after = `${before}print("bye")\n`;
  findInLines(before, after);
  expect(timeOf(() => findInLines(before, after))).toBeLessThan(20);
});
