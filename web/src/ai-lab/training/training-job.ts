import {
  type Learned,
  METHODS_OF,
  type ModelColumn,
  type ModelFile,
} from '@codivia/contract/models/model-file';
import type { Row } from '@codivia/runners/models/table-features';
import { featuresOf } from '@codivia/runners/models/trained-model';
import { modelInput } from '../kinds/model-input.ts';
import type { LabExample, LabProject } from '../project/lab-project.ts';
import { commonWords, describeColumn } from './describe-inputs.ts';
import { growTree } from './grow-tree.ts';
import { type Epoch, type LabelledFeatures, NetworkTraining } from './network-training.ts';
import { roundedWeight } from './round-weights.ts';
import { trainBayes } from './train-bayes.ts';

/** Usual step of the network's training. */
const RATE = 0.005;

/** The parts of a project that training needs. */
export type TrainingJob = Pick<LabProject, 'kind' | 'classes' | 'columns' | 'settings'> & {
  examples: readonly LabExample[];
};

type Shape = Pick<ModelFile, 'kind' | 'words' | 'columns'>;

function shapeOf({ kind, examples, columns }: TrainingJob): Shape {
  const inputs = examples.map(({ input }) => input);
  const described: ModelColumn[] =
    kind === 'table' ? columns.map((name) => describeColumn(name, inputs as Row[])) : [];
  const words = kind === 'text' ? commonWords(inputs as string[]) : [];
  return { kind, columns: described, words };
}

function labelled(job: TrainingJob, shape: Shape): LabelledFeatures {
  const { method } = job.settings;
  const places = new Map(job.classes.map(({ id }, i) => [id, i]));
  return {
    features: job.examples.map(({ input }) =>
      featuresOf({ ...shape, learned: { method } }, modelInput(job.kind, input)).map(roundedWeight),
    ),
    labels: job.examples.map(({ classId }) => places.get(classId) as number),
  };
}

/** Trains a network; `tell` is called after each epoch and may wait. */
async function trainNetwork(
  { settings }: TrainingJob,
  examples: LabelledFeatures,
  labels: number,
  tell: (epoch: Epoch) => Promise<void>,
): Promise<Learned> {
  const { hidden, seed, epochs } = settings;
  const training = new NetworkTraining(examples, labels, { hidden, rate: RATE, seed });
  for (let i = 0; i < epochs; i++) await tell(training.epoch());
  return training.network();
}

async function learn(
  job: TrainingJob,
  examples: LabelledFeatures,
  tell: (epoch: Epoch) => Promise<void>,
): Promise<Learned> {
  const { k, depth } = job.settings;
  const labels = job.classes.length;
  const { features } = examples;
  const method =
    METHODS_OF[job.kind].find((one) => one === job.settings.method) ?? METHODS_OF[job.kind][0];
  switch (method) {
    case 'neighbours':
      return {
        method,
        k: Math.min(k, features.length),
        examples: features.map((one) => [...one]),
        labels: [...examples.labels],
      };
    case 'tree':
      return growTree(examples, labels, { depth, leastExamples: 2 });
    case 'bayes':
      return trainBayes(examples, labels);
    case 'network':
      return trainNetwork(job, examples, labels, tell);
  }
}

/**
 * Trains a model with the examples of a job, each of which belongs to one of its classes.
 *
 * @param tell - Called with loss and accuracy after each epoch of a network.
 */
export async function train(
  job: TrainingJob,
  tell: (epoch: Epoch) => Promise<void> = async () => {},
): Promise<ModelFile> {
  const shape = shapeOf(job);
  const learned = await learn(job, labelled(job, shape), tell);
  return {
    format: 'codivia-model',
    version: 1,
    labels: job.classes.map(({ name }) => name),
    ...shape,
    learned,
  };
}
