import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  ChallengeFile,
  type ChallengeLevel,
  ChallengePageFile,
  type ChallengeTopic,
  ChallengeTopicFile,
} from '@codivia/contract/api/challenge-files';
import type { Bilingual } from '@codivia/contract/api/language';
import { proofText } from '@codivia/contract/exercises/proof';
import type { AuthoredOpenExercise } from '@codivia/contract/exercises/tasks/open';
import { exerciseOf } from './load-courses.ts';
import { lessonHtml } from './markdown.ts';
import { readYaml } from './read-yaml.ts';

/** The folder of the challenges that ship with the product. */
export const CHALLENGES_FOLDER = join(import.meta.dirname, '../challenges');

/** A challenge, which is an exercise whose cases are a checklist. */
export interface LoadedChallenge {
  id: string;
  week: string;
  topic: ChallengeTopic;
  level: ChallengeLevel;
  open: boolean;
  title: Bilingual;
  /** HTML. */
  story: Bilingual;
  exercise: AuthoredOpenExercise;
  /** Changes with its programs and checks, and so with the meaning of a result. */
  version: string;
}

const KINDS = { python: 'python', sql: 'python', p5: 'p5', web: 'web' } as const;

function exerciseFrom(id: string, file: ChallengeFile | ChallengePageFile): AuthoredOpenExercise {
  const { week: _, topic, level, open: _o, title, story, cases, ...about } = file;
  const read = {
    ...about,
    kind: KINDS[topic],
    task: 'open',
    difficulty: level,
    title,
    summary: story,
    checklist: cases,
  };
  return exerciseOf(id, read as never) as AuthoredOpenExercise;
}

/** Reads one challenge; its id is the file's name. Throws ContentError. */
export function loadChallenge(file: string): LoadedChallenge {
  const { topic: kind } = readYaml(file, ChallengeTopicFile);
  const read: ChallengeFile | ChallengePageFile =
    kind === 'web' ? readYaml(file, ChallengePageFile) : readYaml(file, ChallengeFile);
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

/** The versions that were proven last, by the ids of challenges. */
export function readChallengeProofs(folder = CHALLENGES_FOLDER): Record<string, string> {
  const file = join(folder, 'proofs.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
