import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInAs } from '../test/factories.ts';
import { fakeCaches } from '../test/fake-caches.ts';
import { keptAnswers } from './kept-answers.ts';
import { signOut } from './session.ts';

const MAX = 3;
const kept = keptAnswers<string>('lessons', MAX);
let browser: ReturnType<typeof fakeCaches>;
const paths = () => browser.paths('codivia-lessons');

beforeEach(() => {
  browser = fakeCaches();
  signInAs({ id: 'ada' });
});
afterEach(() => vi.unstubAllGlobals());

async function keep(...names: string[]): Promise<void> {
  for (const name of names) await kept.keep('ada', name, `answer ${name}`);
}

test('an answer is there for who opened it, and for nobody else', async () => {
  await keep('loops/en');
  expect(await kept.read('ada', 'loops/en')).toBe('answer loops/en');
  // Nobody else can read it: neither a person whose id begins alike, nor anyone who passes the id of its owner.
  for (const id of ['bob', 'ad']) {
    signInAs({ id });
    expect(await kept.read(id, 'loops/en')).toBeUndefined();
    expect(await kept.readAll(id)).toEqual([]);
    expect(await kept.read('ada', 'loops/en')).toBeUndefined();
    expect(await kept.readAll('ada')).toEqual([]);
  }
  signInAs({ id: 'ada' });
  await kept.drop('ada', 'loops/en');
  expect(await kept.read('ada', 'loops/en')).toBeUndefined();
});

test('those opened longest ago go first', async () => {
  await keep('a', 'b', 'c', 'a', 'd');
  expect(await kept.readAll('ada')).toEqual(['answer c', 'answer a', 'answer d']);
});

test('a full browser makes room by the oldest, and one without any room keeps nothing', async () => {
  browser.open('codivia-lessons').room = 2;
  await keep('a', 'b', 'c');
  expect(paths()).toEqual(['/kept-lessons/ada/b', '/kept-lessons/ada/c']);
  browser.open('codivia-lessons').room = 0;
  await keep('d');
  expect(paths()).toEqual([]);
});

test('signing out leaves nothing, nor does an answer that arrives later or at that moment', async () => {
  await keep('a');
  signOut();
  await vi.waitFor(() => expect(paths()).toEqual([]));
  await keep('b');
  expect(paths()).toEqual([]);

  signInAs({ id: 'ada' });
  const cache = browser.open('codivia-lessons');
  const { put } = cache;
  cache.put = async (...entry) => {
    signInAs({ id: 'bob' });
    await put(...entry);
  };
  await keep('c');
  expect(paths()).toEqual([]);
});

test('a browser that refuses to keep anything is no failure', async () => {
  vi.stubGlobal('caches', undefined);
  await keep('a');
  await kept.drop('ada', 'a');
  expect(await kept.read('ada', 'a')).toBeUndefined();
  expect(await kept.readAll('ada')).toEqual([]);
});
