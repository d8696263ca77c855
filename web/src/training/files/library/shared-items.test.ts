import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fragmentOf, workIn } from '../../../code/tools/sharing/share-link.ts';
import { itemsOf } from '../../sharing/items-of.ts';
import { keepFiles, loadFiles, readContent } from '../file-store.ts';
import { itemsBeside, keepItems } from './shared-items.ts';

const FROG = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>';
/** The content that the server has for each path of the library. */
const answer = async () => new Response(FROG, { headers: { 'content-type': 'image/svg+xml' } });

const file = (name: string, content: string) =>
  ({ name, format: 'svg', content: new TextEncoder().encode(content) }) as const;
const WORK = { 'sketch.js': "loadImage('frog.svg')" };

test('files of the library go along by their names, and files of one’s own do not', async () => {
  vi.stubGlobal('fetch', answer);
  const own = [file('frog-2.svg', FROG), file('frog.svg', '<svg/>'), file('me.svg', FROG)];
  await keepFiles('from', own);
  expect(await itemsBeside('from')).toEqual([{ name: 'frog-2.svg', library: 'frog.svg' }]);
  const { library } = await workIn(await fragmentOf(WORK, await itemsOf('from')), 'game');
  await keepItems('to', 'game', [
    ...library,
    { name: '../frog.svg', library: 'frog.svg' },
    { name: 'sketch.js', library: 'frog.svg' },
    { name: 'none.svg', library: 'not-in-the-library.svg' },
  ]);
  expect((await loadFiles('to')).map(({ name, format }) => [name, format])).toEqual([
    ['frog-2.svg', 'svg'],
  ]);
  expect(new TextDecoder().decode((await readContent('to', 'frog-2.svg')) ?? undefined)).toBe(FROG);
  expect(await itemsOf('nothing')).toEqual([]);
});
