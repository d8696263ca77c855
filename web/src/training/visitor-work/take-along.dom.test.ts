import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readVersions } from '../../code/tools/work-history/versions.ts';
import { readDraft as readCode, storeDraft as storeCode } from '../../lib/drafts.ts';
import { countStashed, restoreStashed } from '../../lib/exercise-results/answer-drafts.ts';
import { hasWork, VISITOR } from '../../lib/person.ts';
import { signOut } from '../../lib/session.ts';
import { store, storedKeys } from '../../lib/storage.ts';
import { programMemory } from '../../lib/stored-values/program-memory.ts';
import { noteTry } from '../../sync/exercise-results.api.ts';
import { knownResults } from '../../sync/results.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { keepFiles, loadFiles, readContent } from '../files/file-store.ts';
import { readDraft, storeDraft } from '../learner-code/work-draft.ts';
import { openProject } from '../projects/open-project.ts';
import { takeAlong } from './take-along.ts';
import { leaveToVisitors, offeredWork } from './visitor-work.ts';

const PYTHON = { kind: 'python', name: 'python' } as const;
const code = (text: string) => ({ 'main.py': text });
const file = (text: string) => ({
  name: 'data.txt',
  format: 'text' as const,
  content: new TextEncoder().encode(text),
});

beforeEach(() => {
  storeDraft(PYTHON, code('visited'));
  storeCode('lesson/badge/en', 'visited', 2000);
});

describe('what a visitor wrote', () => {
  test('is offered to who signs in, with what it is, and taken only when they say so', async () => {
    noteTry('lesson', 'badge', { answer: { code: 'visited' } });
    signInAs();
    expect(offeredWork()).toMatchObject({ rooms: ['python'], exercises: 1 });
    expect(readDraft(PYTHON)).toBeNull();
    expect(knownResults.pending('m1')).toEqual([]);
    await takeAlong('m1');
    expect(readDraft(PYTHON)).toEqual(code('visited'));
    expect(readCode('lesson/badge/en')).toBe('visited');
    expect(knownResults.pending('m1')).toHaveLength(1);
    expect(offeredWork()).toBeNull();
    signOut();
    expect([...storedKeys('room:'), ...storedKeys('code:')]).toEqual([]);
  });

  test('stays a visitor’s when the member leaves it, and is offered again once it has changed', () => {
    signInAs();
    leaveToVisitors();
    expect(offeredWork()).toBeNull();
    signOut();
    expect(readDraft(PYTHON)).toEqual(code('visited'));
    storeDraft(PYTHON, code('visited again'));
    signInAs();
    expect(offeredWork()).not.toBeNull();
  });

  test('takes nothing of the member’s away', async () => {
    await keepFiles('python', [file('visited')]);
    signInAs();
    storeDraft(PYTHON, code('mine'));
    store('room:python:memory', '{"best":"9"}');
    await keepFiles('python', [file('mine')]);
    storeCode('lesson/badge/en', 'mine', 3000);
    await takeAlong('m1');
    expect(readDraft(PYTHON)).toEqual(code('visited'));
    expect(readVersions('python').map(({ files }) => files)).toEqual([code('mine')]);
    expect(programMemory('python').read()).toEqual({ best: '9' });
    const names = (await loadFiles('python')).map(({ name }) => name);
    expect(names).toHaveLength(2);
    const texts = await Promise.all(names.map((name) => readContent('python', name)));
    expect(texts.map((text) => new TextDecoder().decode(text ?? undefined)).sort()).toEqual([
      'mine',
      'visited',
    ]);
    // The newest counts, and the other one is put aside.
    expect(readCode('lesson/badge/en')).toBe('mine');
    expect(countStashed('lesson/badge/en')).toBe(1);
    restoreStashed('lesson/badge/en', { code: 'mine' });
    expect(readCode('lesson/badge/en')).toBe('visited');
  });
});

test('a project from before work was stored by person goes to who has it in their account, and to nobody else', async () => {
  const draft = {
    read: () => readDraft({ kind: 'python', name: 'python/project/p1' }),
    keep: () => {},
  };
  store('room:python/project/p1:draft', JSON.stringify(code('edited')));
  store('room:project/p1:synced', JSON.stringify({ name: 'P', revision: 1, files: code('old') }));
  signInAs({ id: 'ben' });
  mockApi({});
  await takeAlong('ben');
  expect(storedKeys('room:python/project/')).toEqual([]);
  signInAs({ id: 'ada' });
  const project = { id: 'p1', kind: 'python', name: 'P', revision: 1, files: code('old') };
  mockApi({ 'GET /projects/p1': () => project });
  expect(await openProject('p1', 'python', draft)).toMatchObject({ files: code('edited') });
});

test('the program of the home page is for trying out, and not offered', () => {
  localStorage.clear();
  storeCode('home/en', 'print("hi")');
  signInAs();
  expect(offeredWork()).toBeNull();
  expect(hasWork(VISITOR)).toBe(false);
});
