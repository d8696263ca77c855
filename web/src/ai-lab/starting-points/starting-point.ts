import type { Language } from '@codivia/contract/api/language';
import { type LabKind, type LabProject, newId, newProject } from '../project/lab-project.ts';
import type { ReadyExamples } from './ready-examples.ts';

/** Something to begin with: its examples are fetched once it is chosen. */
export interface StartingPoint {
  kind: LabKind;
  load: (language: Language) => Promise<ReadyExamples>;
}

/** The starting points in the order in which they are offered. */
export const STARTING_POINTS = {
  doodles: {
    kind: 'drawing',
    load: async (language) => (await import('./ready-doodles.ts')).readyDoodles(language),
  },
  moods: {
    kind: 'text',
    load: async (language) => (await import('./ready-texts.ts')).readyMoods(language),
  },
  spam: {
    kind: 'text',
    load: async (language) => (await import('./ready-texts.ts')).readySpam(language),
  },
  rps: {
    kind: 'hand',
    load: async (language) => (await import('./ready-hands.ts')).readyRockPaperScissors(language),
  },
  steering: {
    kind: 'hand',
    load: async (language) => (await import('./ready-hands.ts')).readySteering(language),
  },
  animals: {
    kind: 'table',
    load: async (language) => (await import('./ready-tables.ts')).readyAnimals(language),
  },
  penguins: {
    kind: 'table',
    load: async (language) => (await import('./ready-tables.ts')).readyPenguins(language),
  },
  door: {
    kind: 'table',
    load: async (language) => (await import('./ready-tables.ts')).readyDoor(language),
  },
} as const satisfies Record<string, StartingPoint>;

export type StartingPointName = keyof typeof STARTING_POINTS;
export const STARTING_POINT_NAMES = Object.keys(STARTING_POINTS) as StartingPointName[];

/** A project of the learner's own with the examples of a starting point. */
export async function projectFrom(
  startedFrom: StartingPointName,
  title: string,
  language: Language,
): Promise<LabProject> {
  const { kind, load } = STARTING_POINTS[startedFrom];
  const ready = await load(language);
  const project = newProject(
    kind,
    title,
    ready.classes.map(({ name }) => name),
  );
  const examples = ready.classes.flatMap(({ inputs }, i) =>
    inputs.map((input) => ({ id: newId(), classId: project.classes[i]?.id ?? '', input })),
  );
  return { ...project, examples, columns: ready.columns ?? [], startedFrom };
}
