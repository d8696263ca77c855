/**
 * The limit of starting Python: a page of one script that loads stock Pyodide in a module worker. Its
 * files come straight from the package, compressed beforehand and cached for ever.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import Fastify from 'fastify';
import { serveParent } from '../harness/serve-parent.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FROM_PACKAGE = {
  'pyodide.mjs': 'text/javascript',
  'pyodide.asm.js': 'text/javascript',
  'pyodide.asm.wasm': 'application/wasm',
  'python_stdlib.zip': 'application/zip',
  'pyodide-lock.json': 'application/json',
};
const PAGE = `<!doctype html><title>Python</title>
<script type="module">new Worker('/worker.js', { type: 'module' });</script>`;
const WORKER = `import { loadPyodide } from '/pyodide.mjs';
await loadPyodide({ indexURL: '/' });
postMessage({ type: 'ready' });`;

/** As the build compresses the web app's own files: large ones at level 9, others at 11. */
function compressed(data: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: data.length > 4_000_000 ? 9 : 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return brotliCompressSync(data, { params });
}

const app = Fastify();

function offer(path: string, type: string, data: Buffer, cache = IMMUTABLE): void {
  const body = compressed(data);
  app.get(path, (_request, reply) => {
    reply.headers({
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': cache,
      // As any static server does it; without a date the browser may treat its copy otherwise.
      'last-modified': LAST_MODIFIED,
      etag: `"${path.length}-${data.length}"`,
    });
    return reply.send(body);
  });
}

const LAST_MODIFIED = new Date().toUTCString();
const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
for (const [name, type] of Object.entries(FROM_PACKAGE)) {
  offer(`/${name}`, type, readFileSync(join(folder, name)));
}
offer('/', 'text/html', Buffer.from(PAGE), 'no-cache');
offer('/worker.js', 'text/javascript', Buffer.from(WORKER));
await serveParent(app);
