import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  ChallengeFile,
  ChallengeKindFile,
  type ChallengeLevel,
  ChallengePageFile,
  ChallengeQueryFile,
  type ChallengeTopic,
} from '@codivia/contract/api/challenge-files';
import type { Bilingual } from '@codivia/contract/api/language';
import {
  type ChallengeExercise,
  kindOfTopic,
} from '@codivia/contract/exercises/challenge-exercise';
import { proofText } from '@codivia/contract/exercises/proof';
import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { exerciseOf } from './load-courses.ts';
import { readYaml } from './read-yaml.ts';

/** The folder of the challenges that ship with the product. */
export const CHALLENGES_FOLDER = join(import.meta.dirname, '../challenges');

/** A challenge, which is an exercise with cases. */
export interface LoadedChallenge {
  id: string;
  week: string;
  topic: ChallengeTopic;
  level: ChallengeLevel;
  open: boolean;
  title: Bilingual;
  /** HTML. */
  story: Bilingual;
  exercise: ChallengeExercise;
  /** Changes with its programs and checks, and so with the meaning of a result. */
  version: string;
}

type AnyFile = ChallengeFile | ChallengePageFile | ChallengeQueryFile;

function schemaOf({ topic, tables }: ChallengeKindFile) {
  if (topic === 'web') return ChallengePageFile;
  return topic === 'sql' && tables !== undefined ? ChallengeQueryFile : ChallengeFile;
}

/** Returns a challenge with the fields of its task: a query, or a program with a checklist. */
function withTask(file: AnyFile) {
  if ('tables' in file) return { ...file, task: 'sql' };
  const { cases: checklist, ...about } = file;
  return { ...about, task: 'open', summary: file.story, checklist };
}

function exerciseFrom(id: string, file: AnyFile): ChallengeExercise {
  const { week: _w, topic, level, open: _o, story: _s, ...about } = withTask(file);
  const read = { ...about, kind: kindOfTopic(topic), difficulty: level };
  return exerciseOf(id, read as never) as ChallengeExercise;
}

/** Reads one challenge; its id is the file's name. Throws ContentError. */
export function loadChallenge(file: string): LoadedChallenge {
  const value: unknown = readYaml(file, ChallengeKindFile, (one) =>
    schemaOf(one as ChallengeKindFile),
  );
  const read = value as AnyFile;
  const id = basename(file, '.yaml');
  const exercise = exerciseFrom(id, read);
  const { week, topic, level, open = false, title } = read;
  const story = { fr: lessonHtml(read.story.fr), en: lessonHtml(read.story.en) };
  const version = createHash('sha256').update(proofText(exercise)).digest('base64url').slice(0, 16);
  return { id, week, topic, level, open, title, story, exercise, version };
}

/** Every challenge, in the order of their weeks. Throws ContentError for the first malformed file. */
export function loadChallenges(folder = CHALLENGES_FOLDER): LoadedChallenge[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => loadChallenge(join(folder, name)))
    .sort((one, other) => one.week.localeCompare(other.week) || one.id.localeCompare(other.id));
}
