/**
 * The limit of running a game: a page of one button that puts p5 and the sketch into a new frame of its
 * own, without walls, guards or console.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

const { sketch } = optionsFromParent<{ sketch: string }>();
const FRAME = `<!doctype html><style>body{margin:0}</style><script src="/p5.min.js"></script><script>console.log = (text) => parent.document.body.append(text + ' ');${sketch}</script>`;
const PAGE = `<!doctype html><title>Game</title><button>Run</button><main></main><script>
document.querySelector('button').onclick = () => {
  const frame = document.createElement('iframe');
  frame.width = 600;
  frame.height = 400;
  frame.srcdoc = ${JSON.stringify(FRAME).replaceAll('</', '<\\/')};
  document.querySelector('main').replaceChildren(frame);
};
</script>`;

const app = Fastify();
const p5 = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('p5/package.json')), 'lib/p5.min.js'),
);
app.get('/', (_request, reply) => reply.type('text/html').send(PAGE));
app.get('/p5.min.js', (_request, reply) =>
  reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
    .type('text/javascript')
    .send(p5),
);
await serveParent(app);
