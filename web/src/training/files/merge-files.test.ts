import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { forgetFiles, keepFiles, loadFiles, readContent } from './file-store.ts';
import { addExerciseFiles, mergeFiles } from './merge-files.ts';

const text = (name: string, content: string) =>
  ({ name, format: 'text', content: new TextEncoder().encode(content) }) as const;

/** The files of a work, each as its name and text. */
async function textsOf(place: string): Promise<Record<string, string>> {
  const entries = await loadFiles(place);
  const texts = entries.map(async ({ name }) => {
    const content = await readContent(place, name);
    return [name, new TextDecoder().decode(content ?? undefined)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

beforeEach(async () => {
  for (const place of ['copy', 'own', 'exercise/l']) await forgetFiles(place);
});

test('a work gets the files of another one beside its own, and loses none', async () => {
  await keepFiles('copy', [text('a.csv', '1'), text('B.csv', '2'), text('new.csv', '3')]);
  await keepFiles('own', [text('a.csv', 'mine'), text('b.csv', '2'), text('mine.csv', '4')]);
  await mergeFiles('copy', 'own');
  const wanted = { 'a.csv': '1', 'a-2.csv': 'mine', 'B.csv': '2', 'new.csv': '3', 'mine.csv': '4' };
  expect(await textsOf('own')).toEqual(wanted);
  await mergeFiles('copy', 'own');
  expect(await textsOf('own')).toEqual(wanted);
});

test('a copy gets the files of its exercise and of the learner, given ones first', async () => {
  await keepFiles('exercise/l', [text('mine.csv', 'mine'), text('Bikes.csv', 'mine')]);
  const givenFiles = [{ name: 'bikes.csv', content: 'day,bikes' }];
  await addExerciseFiles('copy', givenFiles, 'exercise/l');
  expect(await textsOf('copy')).toEqual({ 'bikes.csv': 'day,bikes', 'mine.csv': 'mine' });
});

test('what was changed in a copy that is opened again stays', async () => {
  const givenFiles = [{ name: 'bikes.csv', content: 'day,bikes' }];
  await addExerciseFiles('copy', givenFiles, 'exercise/l');
  await keepFiles('copy', [text('bikes.csv', 'changed')]);
  await addExerciseFiles('copy', givenFiles, 'exercise/l');
  expect(await textsOf('copy')).toEqual({ 'bikes.csv': 'changed' });
});
