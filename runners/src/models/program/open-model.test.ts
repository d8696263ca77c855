import { MAX_MODEL_BYTES } from '@codivia/contract/models/model-file';
import { afterEach, expect, test, vi } from 'vitest';
import { followsMissingFile } from '../../files/missing-file.ts';
import { TABLE_MODEL } from './model-examples.ts';
import { openModel } from './open-model.ts';

const TEXT = JSON.stringify(TABLE_MODEL);

/** A page at an address, with files beside it. */
function page(protocol: string, files: Record<string, string> = {}) {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', { baseURI: `${protocol}///home/ada/my%20page/sub/index.html` });
  vi.stubGlobal('fetch', async (name: string) =>
    Object.hasOwn(files, name)
      ? new Response(files[name])
      : new Response('<h1>Not found</h1>', { status: 404 }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['my-cat', 'my-cat.model.json'])('%s is the file beside the program', async (name) => {
  page('https:', { 'my-cat.model.json': TEXT });
  const { opened } = openModel(name);
  const model = await opened;
  expect(model.predict({ weight: 1 })).toBe('mouse');
  expect(opened.predict({ weight: 1 }), 'as in a preload').toBe('mouse');
  expect(opened.labels).toEqual(['mouse', 'cat']);
});

test('a model that is still loading says so', async () => {
  page('https:', { 'my-cat.model.json': TEXT });
  const { opened } = openModel('my-cat');
  expect(() => opened.predict({ weight: 1 })).toThrow(
    expect.objectContaining({ name: 'ModelNotReady', message: 'my-cat' }),
  );
  await opened;
});

test('a missing file is a missing file, as the preview has reported it', async () => {
  page('https:');
  const error = await openModel('my-cat').opened.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'MissingFile', message: 'my-cat.model.json' });
  expect(followsMissingFile(error)).toBe(true);
});

test('a file beyond the limit is not read', async () => {
  page('https:', { 'my-cat.model.json': ' '.repeat(MAX_MODEL_BYTES + 1) });
  await expect(openModel('my-cat').opened).rejects.toMatchObject({ name: 'LargeModel' });
});

test('a page that was opened from a folder has the models of its script', async () => {
  page('file:', { 'other.model.json': TEXT });
  vi.stubGlobal('codiviaModels', {
    'file:///home/ada/my%20page/sub/my-cat.model.json': TEXT,
    'file:///home/ada/my%20page/above.model.json': TEXT,
  });
  expect((await openModel('../above').opened).kind, 'a page in a folder below').toBe('table');
  expect((await openModel('my-cat').opened).labels).toEqual(['mouse', 'cat']);
  expect((await openModel('other').opened).labels, 'as a saved site has it').toEqual([
    'mouse',
    'cat',
  ]);
  await expect(openModel('toString').opened).rejects.toMatchObject({ name: 'MissingFile' });
});
