import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/set-up.mjs';

/** Parts of the product that only read the courses; the content and the built server are copied, and find each other. */
const LINKED = [
  'contract',
  'runners',
  'scripts',
  'web',
  'node_modules',
  'package.json',
  'tsconfig.base.json',
];
/** Course folders have the numbers 1 to 99. */
const NUMBERS_APART = 20;

/** Gives a course folder's copy another id, as its lessons, and a check that no other copy has. */
function renumber(folder: string, copy: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const comment = text.startsWith('kind: python') ? `# copy ${copy}` : `// copy ${copy}`;
    const changed = /exercises/.test(name)
      ? text.replace(/^check: \|\n/m, (line) => `${line}  ${comment}\n`)
      : text.replace(/^id: ([a-z0-9]+)/m, `id: $1${copy}`);
    writeFileSync(file, changed);
  }
}

/** Adds copies of all courses to a folder of courses, until it has `times` as many. */
function multiplyCourses(folder: string, times: number): void {
  const originals = readdirSync(folder);
  for (let copy = 2; copy <= times; copy++) {
    for (const original of originals) {
      const [number = '', ...words] = original.split('-');
      const place = Number(number) + (copy - 1) * NUMBERS_APART;
      const target = join(folder, [String(place).padStart(2, '0'), ...words, copy].join('-'));
      cpSync(join(folder, original), target, { recursive: true });
      renumber(target, copy);
    }
  }
}

/** Copies the built product with `times` as many courses; returns the folder, which the caller deletes. */
export function copyProduct(times: number): string {
  const folder = mkdtempSync(join(tmpdir(), `codivia-${times}-times-`));
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  cpSync(join(ROOT, 'server/dist'), join(folder, 'server/dist'), { recursive: true });
  symlinkSync(join(ROOT, 'server/src'), join(folder, 'server/src'));
  multiplyCourses(join(folder, 'content/courses'), times);
  return folder;
}

/** Records everything in a copy as proven, without proving it. */
export async function recordAll(folder: string): Promise<void> {
  const part = (name: string) => import(join(folder, 'content/src', `${name}.ts`));
  const { loadCourses } = await part('load-courses');
  const { loadChallenges } = await part('load-challenges');
  const { wholeRecord } = await part('proofs-to-renew');
  const { writeProofRecord } = await part('proof-record');
  writeProofRecord(wholeRecord({ courses: loadCourses(), challenges: loadChallenges() }));
}
