import { describe, test } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { findContact } from './find-contact.ts';
import { findHandleDetail } from './find-handle-details.ts';
import { findInLines } from './find-in-lines.ts';
import { findPersonalData } from './find-personal-data.ts';

/** Texts that slow down patterns which read everything again from every place. */
const HOSTILE = [
  ...[
    'a',
    '1',
    ' ',
    '.',
    '@',
    '"',
    '(',
    '-',
    '+',
    '0 ',
    '1 2 ',
    'a.b-c ',
    'a at ',
    'a. ',
    '06 12 ',
  ],
  ...[
    'x dot ',
    'insta ',
    'mon compte ',
    'send me a b c ',
    'six ',
    'sept',
    'zero',
    '\n',
    'a\n',
    '1\n',
  ],
  ...[
    '"+"',
    "'''",
    '# ',
    'http://',
    'www.',
    '@a',
    '#1',
    'aZ9+',
    'd i s c ',
    'rendez vous ',
    'on se ',
  ],
  ...[
    'your ',
    'tu as ',
    '\ufdfa',
    '\ufdfb',
    'é',
    '\u0430',
    'x x',
    'A',
    'Lycee ',
    '12 rue ',
    'j ai ',
  ],
  ...[
    'seven seven oh ',
    '12 rue de ',
    'follow a',
    'on the app ',
    'zero sept ',
    'Quel age ',
    '`how old ',
  ],
  ...['double ', 'dis a b ', '... ', '__', '[{(', '=" ', 'discord = "', 'www.a.b.c.', '75011 A'],
];

describe.each(['text', 'code'] as const)('a %s takes no longer by character', (context) => {
  test.each(HOSTILE)('%j', async (part) => {
    const input = (size: number) => part.repeat(Math.ceil(size / part.length));
    const work = (text: string) => {
      findContact(text, context, 'learn.codivia.org');
      findPersonalData(text, context, { name: 'Ada Lovelace' });
      findHandleDetail(text);
    };
    await expectLinear({ input, size: 32_000, work });
  });
});

test('one changed line of a program is looked at in its surroundings only', async () => {
  const input = (size: number) => 'print("hello")\n'.repeat(size / 15);
  const work = (before: string) => findInLines(before, `${before}print("bye")\n`);
  await expectLinear({ input, size: 60_000, work });
});
