import {
  METHODS_OF,
  MODEL_LIMITS,
  type ModelKind,
  type ModelMethod,
} from '@codivia/contract/models/model-file';
import type { ModelInput } from '@codivia/runners/models/trained-model';
import { isLabPicture } from '../picture/lab-picture.ts';

/** The kinds that can be collected in this room. */
export const LAB_KINDS = [
  'drawing',
  'hand',
  'picture',
  'text',
  'table',
] as const satisfies readonly ModelKind[];
export type LabKind = (typeof LAB_KINDS)[number];

/** Tells whether examples of a kind come from the camera. */
export const usesCamera = (kind: LabKind): kind is 'hand' | 'picture' =>
  kind === 'hand' || kind === 'picture';

/** Kinds whose examples are shown as small pictures. */
export const hasPictures = (kind: LabKind): boolean => kind === 'drawing' || usesCamera(kind);

/** The most examples of a project: training them stays a matter of seconds, and storing them of a moment. */
export const MAX_EXAMPLES = 2000;

export interface LabClass {
  id: string;
  name: string;
}

export interface LabExample {
  id: string;
  classId: string;
  input: ModelInput;
  /** Given as the right answer to a verdict: it is always learned, and never kept for the test. */
  isAnswer?: boolean;
}

/** The choices that a learner makes before training. */
export interface LabSettings {
  method: ModelMethod;
  /** Neighbours that vote. */
  k: number;
  /** Most questions of a tree one after the other. */
  depth: number;
  /** Neurons of the hidden layers of a network. */
  hidden: readonly number[];
  epochs: number;
  /** Chance from which a network starts. */
  seed: number;
}

/** A learner's work: examples in classes, with which a model is trained. */
export interface LabProject {
  id: string;
  kind: LabKind;
  name: string;
  classes: readonly LabClass[];
  examples: readonly LabExample[];
  /** Columns of a table that the model looks at; empty for other kinds. */
  columns: readonly string[];
  settings: LabSettings;
  /** The starting point whose examples it began with, or the part of a lesson in which it was made. */
  startedFrom?: string;
  /** Tells that pictures of the camera are kept in the browser too, as the learner has said. */
  keepsCamera?: boolean;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export const newId = (): string => crypto.randomUUID();

export const usualSettings = (kind: LabKind): LabSettings => ({
  method: METHODS_OF[kind][0],
  k: 3,
  depth: 4,
  hidden: [kind === 'drawing' ? 32 : 12],
  epochs: kind === 'drawing' ? 30 : 80,
  seed: 1,
});

/** An empty project with classes of these names. */
export function newProject(kind: LabKind, name: string, classNames: readonly string[]): LabProject {
  return {
    id: newId(),
    kind,
    name,
    classes: classNames.map((one) => ({ id: newId(), name: one })),
    examples: [],
    columns: [],
    settings: usualSettings(kind),
    changedAt: Date.now(),
  };
}

/** Characters that nobody sees, such as a space without width: a name needs others. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** A class name as it may be kept: short, to be seen, and not the name of another class of the project. */
export function isFreeName(project: LabProject, name: string, ownId?: string): boolean {
  const wanted = name.trim().toLowerCase();
  return (
    wanted.replace(INVISIBLE, '') !== '' &&
    name.length <= MODEL_LIMITS.labelLength &&
    project.classes.every(({ id, name: other }) => id === ownId || other.toLowerCase() !== wanted)
  );
}

/** Tells whether an example is a picture of the camera. */
export const isFromCamera = ({ input }: LabExample): boolean =>
  isLabPicture(input) && input.from === 'camera';

/** The examples that are in memory only: pictures of the camera, unless the learner has them kept. */
export const heldExamples = ({ keepsCamera, examples }: LabProject): LabExample[] =>
  keepsCamera ? [] : examples.filter(isFromCamera);

/** The examples of a class, in the order in which they were added. */
export const examplesOf = (project: LabProject, classId: string): LabExample[] =>
  project.examples.filter((one) => one.classId === classId);
