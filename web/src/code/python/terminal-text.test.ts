import { describe, expect, test } from 'vitest';
import { afterClear, styleAfter, styledText, written } from './terminal-text.ts';

describe('colours', () => {
  test('of a terminal become looks; other sequences are not shown', () => {
    expect(styledText('a\u001b[31mred\u001b[1;44mbold\u001b[0m end\u001b[2K!')).toEqual([
      { text: 'a', style: {} },
      { text: 'red', style: { color: '#ff9384' } },
      { text: 'bold', style: { color: '#ff9384', fontWeight: 700, background: '#2a4a9c' } },
      { text: ' end', style: {} },
      { text: '!', style: {} },
    ]);
    expect(styledText('plain')).toEqual([{ text: 'plain', style: {} }]);
  });

  test('of the large palettes are there too', () => {
    const colours = ['38;5;196', '38;2;1;2;3', '38;5;9', '38;5;232'].map(
      (codes) => styledText(`\u001b[${codes}mx`)[0]?.style.color,
    );
    expect(colours).toEqual(['rgb(255 0 0)', 'rgb(1 2 3)', '#ff9384', 'rgb(8 8 8)']);
  });

  test('go on in the next piece of text until they are reset', () => {
    expect(styleAfter('\u001b[31ma\u001b[0mb\u001b[1mc\u001b[32md')).toBe('\u001b[1m\u001b[32m');
    expect(styleAfter('\u001b[31ma\u001b[m')).toBe('');
  });
});

describe('lines', () => {
  test.each([
    ['10%', '\r20%', '20%'],
    ['10%\r', '20%', '20%'],
    ['one\nlong', '\rab', 'one\nabng'],
    ['a', '\r\nb', 'a\nb'],
    ['x\ry', '\nz\r', 'y\nz\r'],
    ['', '\u001b[31mred\r\u001b[32mok', '\u001b[32mok'],
  ])('%j and then %j', (before, more, expected) => {
    expect(written(before, more)).toBe(expected);
  });

  test('what empties a terminal takes away what was before', () => {
    expect(afterClear('old\u001b[2J\u001b[Hnew')).toBe('\u001b[Hnew');
    expect(afterClear('old')).toBeNull();
  });
});
