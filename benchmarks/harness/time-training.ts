/// <reference lib="dom" />
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type LabProject, usualSettings } from '../../web/src/ai-lab/project/lab-project.ts';
import { projectFrom } from '../../web/src/ai-lab/starting-points/starting-point.ts';
import { compareTimes } from './compare-times.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const BUDGET = 1.2;
const DRAWINGS = 300;
/** As in the lab (network-training.ts, training-job.ts). */
const [BATCH, RATE] = [16, 0.005];
const BACKENDS = ['wasm', 'webgl', 'cpu'] as const;
/** Fetched for the measurement alone: they weigh more than all that the lab needs. */
const PACKAGES = ['core', 'layers', 'backend-wasm', 'backend-webgl', 'backend-cpu'].map(
  (name) => `@tensorflow/tfjs-${name}@4.22.0`,
);

interface Training {
  time: number;
  accuracy: number;
}

/** The doodles of the lab's starting point, so often that there are 300 drawings; all of them are learned. */
async function doodles(): Promise<LabProject> {
  const project = await projectFrom('doodles', 'Doodles', 'en');
  const examples = Array.from({ length: DRAWINGS }, (_, i) => {
    const one = project.examples[i % project.examples.length];
    if (!one) throw new Error('The starting point has no drawings');
    return { ...one, id: String(i) };
  });
  return { ...project, examples, settings: { ...usualSettings('drawing'), method: 'network' } };
}

/** Trains with the worker of the production build, which is started, and its message with the model awaited. */
async function openLab(browser: Browser, { url }: ServerProcess, project: LabProject) {
  const page = await browser.newPage();
  await page.goto(`${url}/ailab`);
  const assets = readdirSync(join(import.meta.dirname, '../../web/dist/assets'));
  const worker = assets.find((name) => /^training\.worker-.*\.js$/.test(name));
  if (!worker) throw new Error('The build has no worker that trains');
  const train = (): Promise<Training> =>
    page.evaluate(
      ({ job, address }) =>
        new Promise<Training>((resolve) => {
          const began = performance.now();
          let accuracy = 0;
          const started = new Worker(address, { type: 'module' });
          started.onmessage = ({ data }) => {
            if ('epoch' in data) accuracy = data.epoch.accuracy;
            if ('model' in data) resolve({ time: performance.now() - began, accuracy });
          };
          started.postMessage(job);
        }),
      { job: project, address: `/assets/${worker}` },
    );
  return train;
}

/** Trains the same with TensorFlow.js, whose code and backend are there already. */
async function openTensorflow(browser: Browser, { url }: ServerProcess, project: LabProject) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const places = new Map(project.classes.map(({ id }, i) => [id, i]));
  const task = {
    inputs: project.examples.map(({ input }) => input),
    labels: project.examples.map(({ classId }) => places.get(classId)),
    classes: project.classes.length,
    hidden: project.settings.hidden,
    epochs: project.settings.epochs,
    batch: BATCH,
    rate: RATE,
  };
  return async (backend: string): Promise<Training> => {
    await page.evaluate(`use(${JSON.stringify(backend)})`);
    return page.evaluate(`train(${JSON.stringify(task)})`);
  };
}

/** Says how long each backend takes; the fastest, each with its second training. */
async function fastestBackend(train: (backend: string) => Promise<Training>): Promise<string> {
  const times: { backend: string; time: number }[] = [];
  for (const backend of BACKENDS) {
    await train(backend);
    const { time, accuracy } = await train(backend);
    console.log(
      `  TensorFlow.js with ${backend}: ${Math.round(time)} ms, ${accuracy.toFixed(2)} right`,
    );
    times.push({ backend, time });
  }
  times.sort((a, b) => a.time - b.time);
  return times[0]?.backend ?? BACKENDS[0];
}

/**
 * Measures training the network of the AI lab's drawings with its usual settings on 300 doodles, beside the same layers,
 * steps and batches in TensorFlow.js with the fastest of its backends for browsers. Budget: 1.2 of its time.
 */
export async function compareTraining(browser: Browser, codivia: ServerProcess): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-tensorflow-'));
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--silent', ...PACKAGES]);
  const other = await startServer('tensorflow', { folder: join(folder, 'node_modules') });
  const project = await doodles();
  const trainOurs = await openLab(browser, codivia, project);
  const trainOther = await openTensorflow(browser, other, project);
  const backend = await fastestBackend(trainOther);
  const ours: Training[] = [];
  const limit: Training[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    limit.push(await trainOther(backend));
    ours.push(await trainOurs());
  }
  await other.stop();
  rmSync(folder, { recursive: true, force: true });
  const right = (all: Training[]) => all.map(({ accuracy }) => accuracy.toFixed(2)).join(' ');
  console.log(`  right at the end: Codivia ${right(ours)}, TensorFlow.js ${right(limit)}`);
  return compareTimes({
    what: `training on ${DRAWINGS} drawings`,
    ours: ours.map(({ time }) => time),
    limit: limit.map(({ time }) => time),
    limitName: `TensorFlow.js with ${backend}`,
    budget: BUDGET,
  });
}
