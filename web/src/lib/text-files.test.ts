import { expect, test } from 'vitest';
import { addTextFiles, failureOf, fetchTexts } from './text-files.ts';

const NAMESPACE = 'invented' as never;
const FILES = { './invented.en.ts': async () => ({ hello: 'Hello' }) };

test('texts that are registered just after they were asked for can be asked for again', async () => {
  const tooEarly = fetchTexts(NAMESPACE, 'en');
  addTextFiles(FILES);
  await expect(tooEarly).rejects.toThrow('There are no texts');
  await fetchTexts(NAMESPACE, 'en');
  expect(failureOf(NAMESPACE, 'en')).toBeUndefined();
});
