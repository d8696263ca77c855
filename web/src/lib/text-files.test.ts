import { expect, test } from 'vitest';
import { addTextFiles, failureOf, fetchTexts, textsOf } from './text-files.ts';
import type { Namespace } from './texts.ts';

const later = 'registered-later' as Namespace;

test('texts that are registered in the moment in which they were asked for can be asked for again', async () => {
  const early = fetchTexts(later, 'en');
  addTextFiles({ './registered-later.en.ts': async () => ({ hello: 'Hello' }) });
  await expect(early).rejects.toThrow('There are no texts');
  expect(failureOf(later, 'en')).toBeUndefined();
  await fetchTexts(later, 'en');
  expect(textsOf(later, 'en')).toEqual({ hello: 'Hello' });
});
