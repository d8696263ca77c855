/** Puts a `.br` and a `.gz` beside every file for which it is useful, so that the server never compresses. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './set-up.mjs';

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|wasm|zip|txt|xml|webmanifest|vtt|py|bin)$/;
/** Smaller files gain nothing, in bytes. */
const SMALLEST = 512;
/** Above this, the best brotli level costs half a minute for a tenth, in bytes. */
const LARGE = 4_000_000;
/** Large files that a slow line is waited for: the tenth is three seconds there. */
const AWAITED = /pyodide\.asm\.wasm$|snapshot-\w+\.bin$/;
/** Budgets measure scripts that are smaller than this, in bytes; larger ones are most of the work. */
const MEASURED = 300_000;
const CACHE = join(ROOT, 'node_modules/.cache/compressed');

/** The levels of gzip and brotli for a file of this size, in bytes. */
function levelsFor(file, size, quickly) {
  const isMeasured = file.endsWith('.js') && size < MEASURED;
  if (quickly && !isMeasured) return { gzip: 1, brotli: 3 };
  return { gzip: 9, brotli: size > LARGE && !AWAITED.test(file) ? 9 : 11 };
}

const ENCODINGS = {
  '.gz': (data, levels) => promisify(gzip)(data, { level: levels.gzip }),
  '.br': (data, levels) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
};

/** Another process may compress a file of the same content meanwhile: it must not find a partly written one. */
async function writeWhole(path, data) {
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, data);
  await rename(part, path);
}

async function compress(file, { quickly, cache }) {
  const data = await readFile(file);
  if (data.length < SMALLEST) return { written: 0, known: 0 };
  const levels = levelsFor(file, data.length, quickly);
  const content = createHash('sha256').update(data).digest('hex');
  let known = 0;
  for (const [ending, encode] of Object.entries(ENCODINGS)) {
    const cached = join(cache, `${content}-${levels.brotli}${ending}`);
    if (existsSync(cached)) known = 1;
    else await writeWhole(cached, await encode(data, levels));
    await copyFile(cached, file + ending);
  }
  return { written: 1, known };
}

/**
 * Compresses a folder's files; files compressed before come from a cache. Where only tests use them, all but the
 * scripts that budgets measure may be compressed quickly: an eighth more bytes, for a tenth of the time.
 */
export async function compressFolder(folder, { quickly = false, cache = CACHE } = {}) {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map((file) => compress(file, { quickly, cache })));
  return {
    files: done.reduce((sum, one) => sum + one.written, 0),
    fromCache: done.reduce((sum, one) => sum + one.known, 0),
  };
}
