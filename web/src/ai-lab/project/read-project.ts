import {
  FEATURES_OF,
  METHODS_OF,
  MODEL_LIMITS,
  type ModelKind,
} from '@codivia/contract/models/model-file';
import { isLabPicture } from '../picture/lab-picture.ts';
import {
  LAB_KINDS,
  type LabClass,
  type LabExample,
  type LabKind,
  type LabProject,
  type LabSettings,
  MAX_EXAMPLES,
  usualSettings,
} from './lab-project.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

/** Tells by kind what an example may be; of other kinds anything. */
const IS_INPUT: Partial<Record<ModelKind, (input: unknown) => boolean>> = {
  drawing: (input) =>
    Array.isArray(input) && input.length === FEATURES_OF.drawing && input.every(Number.isFinite),
  hand: (input) =>
    Array.isArray(input) &&
    input.length * 3 === FEATURES_OF.hand &&
    input.every(
      (point) => Array.isArray(point) && point.length === 3 && point.every(Number.isFinite),
    ),
  picture: isLabPicture,
  text: (input) => typeof input === 'string',
  table: isObject,
};

function classesIn(value: unknown): LabClass[] {
  const classes = listIn(value).flatMap((one) =>
    isObject(one) && typeof one.id === 'string' && typeof one.name === 'string'
      ? [{ id: one.id, name: one.name.slice(0, MODEL_LIMITS.labelLength) }]
      : [],
  );
  return classes.slice(0, MODEL_LIMITS.labels);
}

function examplesIn(value: unknown, kind: LabKind, classes: readonly LabClass[]): LabExample[] {
  const known = new Set(classes.map(({ id }) => id));
  const isInput = IS_INPUT[kind] ?? (() => true);
  const examples = listIn(value).filter(
    (one) =>
      isObject(one) &&
      typeof one.id === 'string' &&
      known.has(one.classId as string) &&
      isInput(one.input),
  ) as unknown as LabExample[];
  return examples.slice(0, MAX_EXAMPLES);
}

/** The settings as they were chosen, where they are possible; otherwise the usual ones. */
function settingsIn(value: unknown, kind: LabKind): LabSettings {
  const usual = usualSettings(kind);
  if (!isObject(value)) return usual;
  const { method, k, depth, hidden, epochs, seed } = value;
  const layers = listIn(hidden).filter((one) => isCount(one, MODEL_LIMITS.neurons)) as number[];
  return {
    method: METHODS_OF[kind].find((one) => one === method) ?? usual.method,
    k: isCount(k, MODEL_LIMITS.neighbours) ? k : usual.k,
    depth: isCount(depth, 10) ? depth : usual.depth,
    hidden: layers.length >= 1 && layers.length < MODEL_LIMITS.layers ? layers : usual.hidden,
    epochs: isCount(epochs, 1000) ? epochs : usual.epochs,
    seed: isCount(seed, 1e9) ? seed : usual.seed,
  };
}

/**
 * The project in stored JSON, which an earlier version may have written, or a write that was cut off. What cannot be
 * used is left out or the usual; null where nothing of a project is there.
 */
export function readLabProject(stored: unknown): LabProject | null {
  if (!isObject(stored) || typeof stored.id !== 'string') return null;
  const kind = LAB_KINDS.find((one) => one === stored.kind);
  if (!kind) return null;
  const classes = classesIn(stored.classes);
  return {
    id: stored.id,
    kind,
    name: typeof stored.name === 'string' ? stored.name : '',
    classes,
    examples: examplesIn(stored.examples, kind, classes),
    columns: listIn(stored.columns).filter((one) => typeof one === 'string'),
    settings: settingsIn(stored.settings, kind),
    ...(typeof stored.startedFrom === 'string' && { startedFrom: stored.startedFrom }),
    ...(stored.keepsCamera === true && { keepsCamera: true }),
    changedAt: Number.isFinite(stored.changedAt) ? (stored.changedAt as number) : 0,
  };
}
