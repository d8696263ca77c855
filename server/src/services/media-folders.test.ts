import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mediaReader } from './media-folders.ts';

test('the folders of media are read once for all addresses', () => {
  const courses = mkdtempSync(join(tmpdir(), 'codivia-media-'));
  const media = join(courses, '01-robots', 'media');
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, 'arm.svg'), '<svg/>');
  const isMedia = mediaReader(courses);
  rmSync(courses, { recursive: true });
  expect(isMedia('/media/robots/arm.svg')).toBe(true);
  expect(isMedia('/media/robots/leg.svg')).toBe(false);
  expect(isMedia('/media/discovery/arm.svg')).toBe(false);
});
