import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressFolder } from '../../scripts/compress.mjs';

/** Number of rounds: files that another process was still writing were found only now and then in one folder. */
const ROUNDS = 8;
const CONTENTS = 20;
const COPIES = 6;

const folder = mkdtempSync(join(tmpdir(), 'codivia-compress-'));
const cache = mkdtempSync(join(tmpdir(), 'codivia-compressed-'));
afterAll(() => {
  for (const made of [folder, cache]) rmSync(made, { recursive: true });
});

/** Tells whether a compressed file has this text, whole. */
function holds(file: string, text: string): boolean {
  const packed = readFileSync(file);
  try {
    return String((file.endsWith('.br') ? brotliDecompressSync : gunzipSync)(packed)) === text;
  } catch {
    return false;
  }
}

test('files of equal content, which are compressed at the same time, are all whole', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const texts = new Map<string, string>();
    for (let content = 0; content < CONTENTS; content++) {
      const text = `${content} ${Math.random()} `.repeat(200);
      for (let copy = 0; copy < COPIES; copy++) {
        texts.set(join(folder, `${content}-${copy}.js`), text);
      }
    }
    for (const [file, text] of texts) writeFileSync(file, text);
    await compressFolder(folder, { quickly: true, cache });
    const broken = [...texts].filter(
      ([file, text]) => !holds(`${file}.br`, text) || !holds(`${file}.gz`, text),
    );
    expect(broken.map(([file]) => file)).toEqual([]);
  }
});
