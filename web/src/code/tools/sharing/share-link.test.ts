import { expect, test, vi } from 'vitest';
import { carriesWork, fragmentOf, MAX_FRAGMENT, workIn } from './share-link.ts';

const WORK = { 'main.py': 'print("Hé là 🎉")\n'.repeat(20) };

const problemOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error) => error.problem,
  );

test('a work travels in the fragment, compressed, and comes out as it was', async () => {
  const fragment = await fragmentOf(WORK);
  expect(fragment).toMatch(/^#code=1[\w-]+$/);
  expect(fragment.length).toBeLessThan(WORK['main.py'].length);
  expect(carriesWork(fragment)).toBe(true);
  expect(await workIn(fragment, 'python')).toEqual({ kind: 'python', files: WORK, library: [] });
});

test('files of the library travel by their names', async () => {
  const library = [{ name: 'me.svg', library: 'cat.svg' }];
  const carried = await workIn(await fragmentOf(WORK, library), 'python');
  expect(carried).toEqual({ kind: 'python', files: WORK, library });
  const more = library.map((one) => ({ ...one, content: 'Hi' }));
  expect(await workIn(await fragmentOf(WORK, more), 'python')).toEqual(carried);
  for (const wrong of [[{ name: 'a' }], ['a'], Array(101).fill(library[0])]) {
    const fragment = await fragmentOf(WORK, wrong as never);
    expect(await problemOf(workIn(fragment, 'python'))).toBe('damaged');
  }
});

test('a browser that cannot compress makes longer links, which open everywhere', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const fragment = await fragmentOf(WORK);
  expect(fragment).toMatch(/^#code=0[\w-]+$/);
  vi.stubGlobal('DecompressionStream', undefined);
  expect((await workIn(fragment, 'python')).files).toEqual(WORK);
});

test('a browser that cannot unpack says so', async () => {
  const fragment = await fragmentOf(WORK);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await problemOf(workIn(fragment, 'python'))).toBe('old_browser');
});

test('what would be too long for mails and chats is refused', async () => {
  // Makes a sequence that repeats too late to be compressed (Lehmer's generator).
  let seed = 1;
  const random = Array.from({ length: MAX_FRAGMENT }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
  expect(await problemOf(fragmentOf({ 'main.py': random }))).toBe('too_long');
});

test('a link that has been cut or made up is refused', async () => {
  const fragment = await fragmentOf(WORK);
  for (const wrong of [fragment.slice(0, -8), '#code=', '#code=1!!!', '#code=7abc', '#code=0e30']) {
    expect(await problemOf(workIn(wrong, 'python')), wrong).toBe('damaged');
  }
  expect(await problemOf(workIn(fragment, 'game'))).toBe('damaged');
  expect(await problemOf(workIn(`#code=1${'a'.repeat(MAX_FRAGMENT)}`))).toBe('too_long');
});

test('a small link that would unpack into a huge work is given up', async () => {
  const fragment = await fragmentOf({ 'main.py': 'x'.repeat(5_000_000) });
  expect(await problemOf(workIn(fragment, 'python'))).toBe('too_long');
});

test('other fragments carry nothing', () => {
  expect(carriesWork('')).toBe(false);
  expect(carriesWork('#content')).toBe(false);
});
