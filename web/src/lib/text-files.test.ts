import { expect, test } from 'vitest';
import { addTextFiles, failureOf, fetchTexts, textsOf } from './text-files.ts';
import type { Namespace } from './texts.ts';

const late = 'late' as Namespace;
const files = { '../late.en.ts': async () => ({ title: 'Here' }) };

test('texts that were requested just before they are registered can be requested again', async () => {
  const early = fetchTexts(late, 'en');
  addTextFiles(files);
  await expect(early).rejects.toThrow('There are no texts late.en.ts');
  await fetchTexts(late, 'en');
  expect(textsOf(late, 'en')).toEqual({ title: 'Here' });
  expect(failureOf(late, 'en')).toBeUndefined();
});
