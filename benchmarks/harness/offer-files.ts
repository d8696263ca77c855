import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const LAST_MODIFIED = new Date().toUTCString();
/** The build compresses archives of this size less, in bytes: nobody waits for them. */
const LARGE = 4_000_000;

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  zip: 'application/zip',
  json: 'application/json',
};

/** Compresses data as the build compresses the web app's own files. */
function compressed(name: string, data: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: data.length > LARGE && name.endsWith('.zip') ? 9 : 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return brotliCompressSync(data, { params });
}

/**
 * Returns a function that makes a server answer an address with a file, compressed beforehand; pages are asked for each
 * time, all else is cached for ever.
 */
export const offerFiles =
  (app: FastifyInstance) =>
  (path: string, name: string, data: Buffer | string): void => {
    const body = compressed(name, Buffer.from(data));
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    app.get(path, (_request, reply) => {
      reply.headers({
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': type === 'text/html' ? 'no-cache' : IMMUTABLE,
        // As any static server does it; without a date the browser may treat its copy otherwise.
        'last-modified': LAST_MODIFIED,
        etag: `"${path.length}-${body.length}"`,
      });
      return reply.send(body);
    });
  };
