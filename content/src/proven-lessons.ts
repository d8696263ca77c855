import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedChromium } from '../../scripts/chromium.mjs';
import type { LoadedChallenge } from './load-challenges.ts';
import type { LoadedLesson } from './load-courses.ts';
import { filesBelow, hashOf } from './source-hashes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Not committed: each checkout proves for itself. */
const KEPT = join(ROOT, 'node_modules/.cache');
/** The files that decide whether an answer passes: the loader, the rules, the runtimes and their versions. */
const PROVERS = [
  'content/src',
  'content/library',
  'contract/src',
  'runners/src',
  'runners/build',
  'scripts',
];

/** A lesson or a challenge. */
type Provable = LoadedLesson | LoadedChallenge;

/** Results of earlier proofs, on this machine and of exactly these files; none where `CI` is set. */
export interface ProvenLessons {
  has(lesson: Provable): boolean;
  add(lesson: Provable): void;
  save(): void;
}

const NEVER: ProvenLessons = { has: () => false, add: () => undefined, save: () => undefined };

const fileOf = (kind: string) => join(KEPT, `proven-${kind}.json`);

function readKept(kind: string): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(fileOf(kind), 'utf8')));
  } catch {
    return new Set();
  }
}

/** Identifies the browser that runs previews, and the date since which it is this version. */
function chromiumInstalled(): string {
  const path = installedChromium();
  return path ? `${path} ${statSync(path).mtimeMs}` : '';
}

function keep(keys: string[], kind: string): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(fileOf(kind), JSON.stringify(keys));
}

/** Opens the results of earlier proofs. A proof counts only while everything that could change it is the same. */
export function provenLessons(
  env: NodeJS.ProcessEnv = process.env,
  kind: 'lessons' | 'challenges' = 'lessons',
  stored = readKept(kind),
  write = keep,
): ProvenLessons {
  if (env.CI) return NEVER;
  const provers = hashOf([
    ...PROVERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
    readFileSync(join(ROOT, 'package-lock.json')),
    process.version,
    chromiumInstalled(),
  ]);
  const keyOf = (lesson: Provable) => hashOf([provers, JSON.stringify(lesson)]);
  const now = new Set<string>();
  return {
    has(lesson) {
      const found = stored.has(keyOf(lesson));
      if (found) now.add(keyOf(lesson));
      return found;
    },
    add: (lesson) => now.add(keyOf(lesson)),
    save: () => write([...now], kind),
  };
}
