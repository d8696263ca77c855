/**
 * Pages of one button that run a program in Pyodide, Skulpt or MicroPython, each straight from its package and fetched
 * when the button is pressed: a simple page for comparison on the same line. `skulpt` names the folder of that package.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { offerFiles } from '../harness/offer-files.ts';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

const { skulpt } = optionsFromParent<{ skulpt: string }>();
const { resolve } = createRequire(import.meta.url);
const PYODIDE = dirname(resolve('pyodide/package.json'));
const MICROPYTHON = dirname(
  resolve('@micropython/micropython-webassembly-pyscript/micropython.mjs', {
    paths: [join(import.meta.dirname, '../../runners')],
  }),
);

const app = Fastify();
const offer = offerFiles(app);

/** A page whose button runs `code`; it may use `show` and `program`. */
const page = (code: string) => `<!doctype html><meta charset=utf-8><title>Python</title>
<button>Run</button><pre></pre>
<script type="module">
const show = (text) => { document.querySelector('pre').textContent += text; };
const program = 'print("Hello")';
document.querySelector('button').onclick = async () => { ${code} };
</script>`;

const PAGES = {
  pyodide: `const { loadPyodide } = await import('/pyodide/pyodide.mjs');
    const python = await loadPyodide({ indexURL: '/pyodide/', stdout: show });
    python.runPython(program);`,
  skulpt: `for (const src of ['/skulpt/skulpt.min.js', '/skulpt/skulpt-stdlib.js'])
      await new Promise((onload) =>
        document.head.append(Object.assign(document.createElement('script'), { src, onload })));
    Sk.configure({ output: show, read: (name) => Sk.builtinFiles.files[name] });
    Sk.importMainWithBody('<stdin>', false, program, true);`,
  micropython: `const { loadMicroPython } = await import('/micropython/micropython.mjs');
    const python = await loadMicroPython({ stdout: show });
    python.runPython(program);`,
};
for (const [name, code] of Object.entries(PAGES)) offer(`/${name}`, 'page.html', page(code));

const FILES: [string, string, string[]][] = [
  [
    'pyodide',
    PYODIDE,
    ['pyodide.mjs', 'pyodide.asm.js', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'],
  ],
  ['skulpt', join(skulpt, 'dist'), ['skulpt.min.js', 'skulpt-stdlib.js']],
  ['micropython', MICROPYTHON, ['micropython.mjs', 'micropython.wasm']],
];
for (const [name, folder, files] of FILES)
  for (const file of files) offer(`/${name}/${file}`, file, readFileSync(join(folder, file)));
await serveParent(app);
