import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { findContact } from './find-contact.ts';

describe('in sentences', () => {
  test.each([
    ['email', 'Write to ada.lovelace@gmail.com please'],
    ['email', 'mon adresse : zoe+code@orange.fr'],
    ['email', 'ada (at) gmail (dot) com'],
    ['email', 'zoe arobase gmail point com'],
    ['email', 'ada at gmail dot com'],
    ['email', 'ada [at] site.org'],
    ['email', 'ada @ gmail . com'],
    ['email', 'it is ada gmail com'],
    ['email', 'ａｄａ＠ｇｍａｉｌ．ｃｏｍ'],
    ['email', 'ada\u200b@gm\u200bail.com'],
    ['phone', 'Appelle le 06 12 34 56 78'],
    ['phone', 'mon tel 0612345678'],
    ['phone', '06.12.34.56.78'],
    ['phone', '0 6 1 2 3 4 5 6 7 8'],
    ['phone', '+33 6 12 34 56 78'],
    ['phone', '0033612345678'],
    ['phone', '+1 (555) 123-4567'],
    ['phone', 'call 555 867 5309'],
    ['phone', '(555) 867-5309'],
    ['phone', 'zéro six douze trente-quatre cinquante-six soixante-dix-huit'],
    ['phone', 'zero seven seven zero zero nine zero zero one two three'],
    ['handle', 'follow @ada_codes'],
    ['handle', 'mon insta c’est zoe.code'],
    ['handle', 'my Snapchat is adacodes'],
    ['handle', 'insta: ada_99'],
    ['handle', 'discord : zoe#1234'],
    ['handle', 'add me on Discord'],
    ['handle', 'Ajoute-moi sur Snap'],
    ['handle', 'on peut parler sur WhatsApp ?'],
    ['handle', 'viens en MP'],
    ['link', 'see https://some-site.com/page'],
    ['link', 'hxxps://some-site.com'],
    ['link', 'www.some-site.net'],
    ['link', 'go to some-site.com'],
    ['link', 'va sur mon-site (point) fr'],
    ['link', 'some-site dot com'],
    ['link', 'discord.gg/abc'],
    ['link', 'youtu.be/xyz'],
    ['link', 'my-page.io/ada'],
    ['link', 'https://example.com.evil.org'],
  ] as const)('%s: %s', (kind, text) => {
    expect(findContact(text, 'text')?.kind).toBe(kind);
  });

  test.each([
    'My loop in main.py prints 10 numbers: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
    'The numbers are 0 1 2 3 4 5 6 7 8 9 and then it stops.',
    'Fibonacci: 0 1 1 2 3 5 8 13 21 34',
    'zéro un deux trois quatre cinq six',
    'un deux trois quatre cinq six sept huit neuf dix',
    'pi is about 3.14159265358979 and 0.333333333',
    'The largest is 4294967296, then 1 000 000 007.',
    'On 01/02/2026 10 people came.',
    'Use @property and @media, or @app.route in Flask.',
    'random.randint(1, 6) gives 7, and style.css is not loaded',
    'socket.io and Node.js, console.info or self.app',
    'I am making a Discord bot. Discord is great.',
    'Je fais un clone de Twitter en HTML.',
    'look at line 3 at the end of the point of the function',
    'Open http://localhost:3000 or https://example.com/page',
    'use ada@example.org as a made-up address',
    'a = b @ c.T gives 2 x 3',
    'The colour is #1234ff and the id is #score',
    'Pourquoi est-ce que le point est rouge ?',
    'The server is at 192.168.0.1',
  ])('nothing in: %s', (text) => {
    expect(findContact(text, 'text')).toBeNull();
  });
});

describe('in programs', () => {
  test.each([
    ['email', 'x = 1\nprint("ada@gmail.com")'],
    ['email', '# ada (at) gmail (dot) com'],
    ['phone', 'print("06 12 34 56 78")'],
    ['phone', '# +33612345678'],
    ['phone', 'numero = "0612345678"'],
    ['link', '<a href="https://some-site.com">'],
    ['link', '// www.some-site.com'],
    ['link', 'print("discord.gg/abc")'],
    ['handle', '# insta: ada_99'],
    ['handle', '// add me on discord'],
    ['handle', '<p>mon snap c’est zoe99</p>'],
  ] as const)('%s: %s', (kind, code) => {
    expect(findContact(code, 'code')?.kind).toBe(kind);
  });

  test.each([
    '@property\ndef name(self):\n    return self._name',
    '@media (max-width: 600px) { .a { color: #1234ff } }',
    '@app.route("/")\ndef home(): return render()',
    'y = x@w.dot(b) + a@c.T',
    'numbers = [0, 6, 1, 2, 3, 4, 5, 6, 7, 8]',
    'total = a +1000000000',
    'const seed = 1103515245 * 12345;',
    'discord = Client()\nbot = { discord: client, twitter: api }',
    'window.location.com = t.me + obj.net',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    'fetch("http://localhost:3000/api"); open("https://shop.lamp.example")',
    'address = "ada@example.org"',
    `const url = \`https://\${host}/x\`;`,
    'pi = 3.141592653589793\nx = 0.123456789',
    'translate(100 200) M 10 20 30 40 50 60 70 80',
    "date = '2026-11-22 10:30'",
  ])('nothing in: %s', (code) => {
    expect(findContact(code, 'code')).toBeNull();
  });
});

test('the line of what was found is counted from 1', () => {
  expect(findContact('a = 1\nb = 2\n# ada@gmail.com', 'code')).toEqual({
    kind: 'email',
    verdict: 'refused',
    line: 3,
  });
});

test('the platform itself may be linked to', () => {
  expect(findContact('https://learn.codivia.org/courses', 'text')).not.toBeNull();
  expect(findContact('https://learn.codivia.org/courses', 'text', 'learn.codivia.org')).toBeNull();
});

test.each([
  ['a.b-c ', 'code'],
  ['1 2 ', 'code'],
  ['aaaaaaaaaa', 'text'],
] as const)(
  'a long text without a contact takes no longer by character: %s',
  async (piece, context) => {
    const input = (size: number) => piece.repeat(size / piece.length);
    expect(findContact(input(100_000), context)).toBeNull();
    await expectLinear({ input, size: 100_000, work: (text) => findContact(text, context) });
  },
);
