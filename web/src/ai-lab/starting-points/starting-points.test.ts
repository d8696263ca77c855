import type { Language } from '@codivia/contract/api/language';
import { PHOTO_HANDS } from '@codivia/runners/models/photo-hands';
import { judge, type ModelInput } from '@codivia/runners/models/trained-model';
import { describe, expect, test } from 'vitest';
import { changeProject } from '../project/change-project.ts';
import type { LabProject } from '../project/lab-project.ts';
import { readLabProject } from '../project/read-project.ts';
import { accuracyOf, judgeExamples } from '../test/judge-examples.ts';
import { warningsAbout } from '../test/warnings.ts';
import { splitExamples } from '../training/split-examples.ts';
import { train } from '../training/training-job.ts';
import { doorRow } from './ready-tables.ts';
import { projectFrom, STARTING_POINT_NAMES, type StartingPointName } from './starting-point.ts';

/** The least share of test examples that the usual settings get right. */
const LEAST: Record<StartingPointName, number> = {
  doodles: 0.9,
  moods: 0.75,
  spam: 0.9,
  rps: 0.9,
  steering: 0.9,
  animals: 1,
  penguins: 0.8,
  door: 1,
};
const LANGUAGES: Language[] = ['en', 'fr'];
const ALL = STARTING_POINT_NAMES.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language })),
);

const trainOn = (project: LabProject) =>
  train({ ...project, examples: splitExamples(project).training });

test.each(ALL)('$name in $language learns what it should', async ({ name, language }) => {
  const project = await projectFrom(name, name, language);
  const model = await trainOn(project);
  const classIds = project.classes.map(({ id }) => id);
  const { test: unseen } = splitExamples(project);
  expect(unseen.length).toBeGreaterThanOrEqual(project.classes.length);
  expect(accuracyOf(judgeExamples(model, classIds, unseen))).toBeGreaterThanOrEqual(LEAST[name]);
});

test.each(ALL)('$name in $language is a project that can be kept', async ({ name, language }) => {
  const project = await projectFrom(name, name, language);
  expect(readLabProject(JSON.parse(JSON.stringify(project)))).toEqual(project);
  const types = warningsAbout(project).map(({ type }) => type);
  expect(types.filter((type) => type !== 'few')).toEqual([]);
  const inputs = project.examples.map(({ input }) => JSON.stringify(input));
  if (project.kind !== 'table') expect(new Set(inputs).size).toBe(inputs.length);
});

test('doodles and messages are enough of each class', async () => {
  for (const name of ['doodles', 'moods', 'spam'] as const) {
    const { classes, examples } = await projectFrom(name, name, 'en');
    for (const { id } of classes) {
      const { length } = examples.filter(({ classId }) => classId === id);
      expect(length).toBeGreaterThanOrEqual(name === 'doodles' ? 15 : 25);
    }
  }
});

test.each(LANGUAGES)('built hands teach to judge those of photos, in %s', async (language) => {
  const { fist, victory } = PHOTO_HANDS;
  for (const [name, hand, place] of [
    ['rps', fist, 0],
    ['rps', victory, 2],
    ['steering', fist, 1],
  ] as const) {
    const project = await projectFrom(name, name, language);
    const model = await trainOn(project);
    const mirrored = hand.map(([x, y, z]) => [1 - x, y, z] as const);
    for (const one of [hand, mirrored]) {
      expect(judge(model, one).label).toBe(project.classes[place]?.name);
    }
  }
});

describe('the door of an office', () => {
  const WHEELCHAIRS = [
    [124, 1, 1, 4.2],
    [131, 1, 1, 5.5],
    [118, 1, 1, 3.1],
    [127, 1, 1, 6],
  ] as const;
  const CHILDREN = [
    [112, 1, 0, 4],
    [121, 1, 0, 6.8],
    [104, 1, 0, 3.5],
    [126, 1, 0, 5],
  ] as const;
  const LATER = [
    [129, 1, 1, 3.8],
    [121, 1, 1, 4.9],
    [117, 1, 0, 4.4],
    [108, 1, 0, 6],
  ] as const;
  const THINGS = [
    [102, 0, 1, 4],
    [55, 1, 0, 6],
    [120, 0, 1, 3],
  ] as const;

  test.each(LANGUAGES)(
    'in %s it stays shut for those who are missing, until they are among its examples',
    async (language) => {
      const project = await projectFrom('door', 'Door', language);
      const [open, shut] = project.classes;
      const row = (seen: (typeof LATER)[number] | (typeof THINGS)[number]): ModelInput =>
        doorRow(language, seen);
      const biased = await trainOn(project);
      for (const seen of LATER) expect(judge(biased, row(seen)).label).toBe(shut?.name);

      const repaired = changeProject(project, {
        type: 'add-examples',
        classId: open?.id ?? '',
        inputs: [...WHEELCHAIRS, ...CHILDREN].map((seen) => doorRow(language, seen)),
      });
      const fair = await trainOn(repaired);
      for (const seen of LATER) expect(judge(fair, row(seen)).label).toBe(open?.name);
      for (const seen of THINGS) expect(judge(fair, row(seen)).label).toBe(shut?.name);
    },
  );
});
