import { expectLinear } from './growth.ts';

/** Pieces that are meant to take long to read when a text consists of nothing else: the beginnings of patterns. */
export const HOSTILE_PIECES: readonly string[] = [
  ...[
    ' ',
    '\n',
    '\t',
    'a',
    'A',
    '1',
    '0 ',
    '-',
    '--',
    '.',
    ',',
    '_',
    '%',
    '#',
    '*',
    '/',
    '\\',
    '"',
  ],
  ...['<', '>', '&', '[', ']', '(', ')', '{', '}', '`', '~', '|', '@', ':', '=', '!', "'"],
  ...[
    '<g>',
    '</g>',
    '<script>',
    '<a ',
    '<a b="',
    " a=''",
    '&amp;',
    '&#',
    '<!--',
    '<!-- -->',
    '-->',
  ],
  ...[
    '<p',
    '<img ',
    '<pre>',
    '<pre',
    '</pre>',
    '<style>',
    '<code-exercise ',
    '<python-editor code="',
  ],
  ...['a.', 'a-', 'a@', 'a.b-c ', '@a', '1 2 ', '01 ', '+33', 'www.', 'http://', 'a dot ', 'a(at)'],
  ...[
    'call ',
    'zero un ',
    'zero-',
    'my insta ',
    'insta:a1 ',
    'add me on ',
    'talk talk ',
    'ajoute moi ',
  ],
  ...['Aa ', 'Ab-', 'Ecole de la ', '1 bis,  ', '12345 ', 'Lina ', 'AB1 2', '12 Aa ', 'rue '],
  ...['é', 'e\u0301', '\ufdfa', '\u3316', '\uac01', '\u200b', '😀', '🄰', 'ﬃ'],
  ...[
    '- ',
    '> ',
    '> [!TIP]\n',
    '* a\n',
    '1. ',
    '```',
    '[a](',
    '![',
    '**a',
    '_a',
    '| a |\n',
    '    a\n',
  ],
  ...['&a ', '*a ', '- - ', '[[', '{a: ', '? ', '!!a ', '"\\x', 'a: ', '::quiz[', '%_', '\\%'],
];

/** Returns a text of this number of characters that repeats one piece. */
export const hostileText = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length));

/** Types of browsers and of Node do not belong to the contract. */
declare const performance: { now(): number };

/**
 * Number of pieces whose growth is measured, the slowest ones: pieces that take quadratic time are far slower than all
 * others.
 */
const MEASURED = 3;

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** Fails when the time of reading a text of one piece, again and again, grows faster than its length. */
export async function expectLinearForTexts(
  read: (text: string) => unknown,
  length: number,
): Promise<void> {
  const times = HOSTILE_PIECES.map((piece) => {
    const text = hostileText(piece, length / 4);
    return { piece, time: timeOf(() => read(text)) };
  });
  const slowest = times.toSorted((one, other) => other.time - one.time).slice(0, MEASURED);
  for (const { piece } of slowest) {
    const input = (size: number) => hostileText(piece, size);
    await expectLinear({ input, work: read, size: length }).catch((error) => {
      throw new Error(`${JSON.stringify(piece)}, again and again: ${error.message}`);
    });
  }
}
