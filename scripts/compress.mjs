/** Puts a `.br` and a `.gz` beside every file worth it, so that the server never compresses. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './set-up.mjs';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|wasm|zip|txt|xml|webmanifest|vtt|py|bin)$/;
/** Smaller files gain nothing, in bytes. */
const SMALLEST = 512;
/** Above this, the best brotli level costs minutes for a few per cent, in bytes. */
const LARGE = 4_000_000;
const CACHE = join(ROOT, 'node_modules/.cache/compressed');

const ENCODINGS = {
  '.gz': (data) => promisify(gzip)(data, { level: 9 }),
  '.br': (data) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: data.length > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
};

async function compress(file) {
  const data = await readFile(file);
  if (data.length < SMALLEST) return { written: 0, known: 0 };
  const name = createHash('sha256').update(data).digest('hex');
  let known = 0;
  for (const [ending, encode] of Object.entries(ENCODINGS)) {
    const cached = join(CACHE, name + ending);
    if (existsSync(cached)) known = 1;
    else await writeFile(cached, await encode(data));
    await copyFile(cached, file + ending);
  }
  return { written: 1, known };
}

/** Compresses a folder's files; what was compressed before comes from a cache. */
export async function compressFolder(folder) {
  await mkdir(CACHE, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compress));
  return {
    files: done.reduce((sum, one) => sum + one.written, 0),
    fromCache: done.reduce((sum, one) => sum + one.known, 0),
  };
}
