/**
 * The limit of starting Python: a page of one script that loads stock Pyodide in a module worker. Its
 * files come straight from the package, compressed beforehand and cached for ever.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { offerFiles } from '../harness/offer-files.ts';
import { serveParent } from '../harness/serve-parent.ts';

const FROM_PACKAGE = [
  'pyodide.mjs',
  'pyodide.asm.js',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
];
const PAGE = `<!doctype html><title>Python</title>
<script type="module">new Worker('/worker.js', { type: 'module' });</script>`;
const WORKER = `import { loadPyodide } from '/pyodide.mjs';
await loadPyodide({ indexURL: '/' });
postMessage({ type: 'ready' });`;

const app = Fastify();
const offer = offerFiles(app);
const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
for (const name of FROM_PACKAGE) offer(`/${name}`, name, readFileSync(join(folder, name)));
offer('/', 'page.html', PAGE);
offer('/worker.js', 'worker.js', WORKER);
await serveParent(app);
