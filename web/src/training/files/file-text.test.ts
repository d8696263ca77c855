import { expect, test } from 'vitest';
import { editedText } from './file-text.ts';

test.each([
  ['a;b\r\nc;d\r\n', 'a;b\nc;d\ne;f\n', 'a;b\r\nc;d\r\ne;f\r\n'],
  ['\ufeffa;b\n', 'a;c\n', '\ufeffa;c\n'],
  ['a\r\nb\n', 'a\nb\nc', 'a\nb\nc'],
  ['é', 'è', 'è'],
])('%j that is edited keeps its form', (before, written, expected) => {
  const { text, encode } = editedText(new TextEncoder().encode(before));
  expect(text).toBe(before.replace('\ufeff', ''));
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(encode(written))).toBe(expected);
});

test('an older file in another encoding is shown, and saved as UTF-8', () => {
  const { text, encode } = editedText(new Uint8Array([0x63, 0x61, 0x66, 0xe9]));
  expect(text).toBe('café');
  expect(encode(text)).toEqual(new TextEncoder().encode('café'));
});
