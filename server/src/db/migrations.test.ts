import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'migrations');

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

test('each migration is later than the one before: databases skip what is older than their last one', () => {
  const journal = readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: Entry[] };
  for (const [i, { idx, when, tag }] of entries.entries()) {
    const before = entries[i - 1];
    if (before) expect([tag, when > before.when, idx > before.idx]).toEqual([tag, true, true]);
    expect(Number(tag.slice(0, 4))).toBe(idx);
    expect(existsSync(join(FOLDER, 'meta', `${tag.slice(0, 4)}_snapshot.json`)), tag).toBe(true);
  }
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});
