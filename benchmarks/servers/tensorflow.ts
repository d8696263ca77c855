/**
 * A page with TensorFlow.js and three of its backends, straight from their packages. Its function `train(examples)`
 * trains the network of the AI lab's drawings; `use(backend)` chooses what computes. `folder` has the packages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { offerFiles } from '../harness/offer-files.ts';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';

const { folder } = optionsFromParent<{ folder: string }>();
const PACKAGES = ['core', 'layers', 'backend-cpu', 'backend-webgl', 'backend-wasm'];
const PROGRAMS = ['', '-simd', '-threaded-simd'].map((kind) => `tfjs-backend-wasm${kind}.wasm`);

const PAGE = `<!doctype html><meta charset=utf-8><title>TensorFlow.js</title>
${PACKAGES.map((name) => `<script src="/tf-${name}.min.js"></script>`).join('\n')}
<script>
tf.wasm.setWasmPaths('/');
const use = async (backend) => (await tf.setBackend(backend)) && tf.ready();
async function train({ inputs, labels, classes, hidden, epochs, batch, rate }) {
  const began = performance.now();
  const model = tf.sequential();
  hidden.forEach((units, i) =>
    model.add(tf.layers.dense({ units, activation: 'relu', ...(i === 0 && { inputShape: [inputs[0].length] }) })));
  model.add(tf.layers.dense({ units: classes, activation: 'softmax' }));
  model.compile({ optimizer: tf.train.adam(rate), loss: 'categoricalCrossentropy', metrics: ['accuracy'] });
  const x = tf.tensor2d(inputs);
  const y = tf.oneHot(tf.tensor1d(labels, 'int32'), classes);
  const { history } = await model.fit(x, y, { epochs, batchSize: batch, shuffle: true, yieldEvery: 'never' });
  await Promise.all(model.getWeights().map((weights) => weights.data()));
  const time = performance.now() - began;
  tf.disposeVariables();
  return { time, accuracy: history.acc.at(-1) };
}
</script>`;

const app = Fastify();
// Its threads need memory that is shared.
app.addHook('onSend', (_request, reply, body, done) => {
  reply.headers({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  done(null, body);
});
const offer = offerFiles(app);
const read = (name: string, file: string) =>
  readFileSync(join(folder, `@tensorflow/tfjs-${name}/dist`, file));
offer('/', 'page.html', PAGE);
for (const name of PACKAGES) offer(`/tf-${name}.min.js`, 'tf.js', read(name, `tf-${name}.min.js`));
for (const name of PROGRAMS) offer(`/${name}`, name, read('backend-wasm', name));
await serveParent(app);
