import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedChromium } from '../../scripts/chromium.mjs';
import type { LoadedLesson } from './load-courses.ts';
import { filesBelow, hashOf } from './source-hashes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Outside of what is committed: each checkout proves for itself. */
const KEPT = join(ROOT, 'node_modules/.cache/proven-lessons.json');
/** What decides whether an answer passes: the loader, the rules, the runtimes and their versions. */
const PROVERS = ['content/src', 'contract/src', 'runners/src', 'runners/build', 'scripts'];

/** The lessons that were proven before, on this machine and just as they are; none where `CI` is set. */
export interface ProvenLessons {
  has(lesson: LoadedLesson): boolean;
  add(lesson: LoadedLesson): void;
  save(): void;
}

const NEVER: ProvenLessons = { has: () => false, add: () => undefined, save: () => undefined };

function readKept(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(KEPT, 'utf8')));
  } catch {
    return new Set();
  }
}

/** Which browser runs previews, and since when it is this version of it. */
function chromiumInstalled(): string {
  const path = installedChromium();
  return path ? `${path} ${statSync(path).mtimeMs}` : '';
}

function keep(keys: string[]): void {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(keys));
}

/** Opens what is kept of earlier proofs. A proof counts only while whatever could change it is the same. */
export function provenLessons(
  env: NodeJS.ProcessEnv = process.env,
  stored = readKept(),
  write = keep,
): ProvenLessons {
  if (env.CI) return NEVER;
  const provers = hashOf([
    ...PROVERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
    readFileSync(join(ROOT, 'package-lock.json')),
    process.version,
    chromiumInstalled(),
  ]);
  const keyOf = (lesson: LoadedLesson) => hashOf([provers, JSON.stringify(lesson)]);
  const now = new Set<string>();
  return {
    has(lesson) {
      const found = stored.has(keyOf(lesson));
      if (found) now.add(keyOf(lesson));
      return found;
    },
    add: (lesson) => now.add(keyOf(lesson)),
    save: () => write([...now]),
  };
}
