import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { loadFiles, readContent } from './file-store.ts';
import { keepWritten } from './written-files.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('what a program writes stays byte by byte, and a text in another encoding is not kept', async () => {
  const forExcel = latin('\xef\xbb\xbfVille;Pays\r\n');
  const written = [
    { name: 'excel.csv', data: forExcel },
    { name: 'latin.txt', data: latin('caf\xe9') },
    { name: 'utf16.txt', data: latin('\xff\xfea\0') },
  ];
  await keepWritten('written', { kind: 'files', written, deleted: [], dropped: [] });
  expect((await loadFiles('written')).map(({ name }) => name)).toEqual(['excel.csv']);
  expect(await readContent('written', 'excel.csv')).toEqual(forExcel);
});
